import { notifications } from '@mantine/notifications'
import { i18n } from '../i18n/i18n.ts'
import { errorText } from '../lib/errors.ts'

interface Words {
  title: string
  message?: string
}

/** A short message that goes away by itself; what must be acted upon stands on the page as well. */
export const toast = {
  success: ({ title, message }: Words) => show(title, message, 'moss', 6000),
  failure: ({ title, message }: Words) => show(title, message, 'red', 10_000),
  /** A failure that has no words of its own on this screen. */
  error: (cause: unknown) => show(i18n.t('errors.title', { ns: 'common' }), errorText(cause), 'red', 10_000),
}

function show(title: string, message: string | undefined, color: string, autoClose: number): void {
  const closeButtonProps = { 'aria-label': i18n.t('close', { ns: 'common' }) }
  notifications.show({ title, message, color, autoClose, withBorder: true, closeButtonProps })
}
