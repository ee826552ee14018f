import type { TFunction } from 'i18next'
import type shell from '../../i18n/en/shell.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatMoment, formatMomentThere } from '../../lib/moments.ts'
import type { Notification } from './api/get-notifications.ts'

type Kind = keyof typeof shell.notifications.kinds

/** The sentence for a notification, in the language of the page. */
export function notificationText(t: TFunction<'shell'>, { kind, data }: Notification): string {
  const values = data as Record<string, string>
  return t(`notifications.kinds.${kind as Kind}`, {
    ...values,
    // Members of both sides read it: for one of them, the partner itself did it.
    ...(values.by && values.by === values.name && { context: 'them' }),
    when: values.at && (values.zone ? formatMomentThere(values.at, values.zone) : formatMoment(values.at)),
    day: values.date && formatDate(values.date),
    defaultValue: t('notifications.kinds.other'),
  } as never) as unknown as string
}
