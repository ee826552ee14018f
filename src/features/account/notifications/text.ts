import type { TFunction } from 'i18next'
import type texts from '../../../i18n/en/notificationTexts.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatMoment, formatMomentThere } from '../../../lib/moments.ts'
import type { Notification } from './api/get-notifications.ts'

type Kind = keyof typeof texts

/** The text of a notification, in the page's language. */
export function notificationText(t: TFunction<'notificationTexts'>, { kind, data }: Notification): string {
  const values = data as Record<string, string>
  return t(
    kind as Kind,
    {
      ...values,
      // Members of both sides read it: for one of them, the partner did it.
      ...(values.by && values.by === values.name && { context: 'them' }),
      when: values.at && (values.zone ? formatMomentThere(values.at, values.zone) : formatMoment(values.at)),
      day: values.date && formatDate(values.date),
      defaultValue: t('other'),
    } as never,
  ) as unknown as string
}
