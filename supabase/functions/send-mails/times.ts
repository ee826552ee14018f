import { longDate, longMoment } from '../_shared/formats/long-date.ts'
import type { QueuedMail } from './mail.ts'

/** For accounts that haven't chosen a time zone, as for their digests. */
const defaultZone = 'Europe/Paris'

/** An email's values with dates and times as the reader writes them, in their language and time zone. */
export function withTimes(
  values: Record<string, string>,
  { language, time_zone }: Pick<QueuedMail, 'language' | 'time_zone'>,
): Record<string, string> {
  const { date, at, ends, zone } = values
  const here = time_zone ?? ''
  const written = { ...values }
  if (date) written.date = longDate(date, language)
  if (at) written.at = longMoment(at, zone || here || defaultZone, language, here)
  if (ends) written.ends = longMoment(ends, here || defaultZone, language)
  return written
}
