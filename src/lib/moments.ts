import { writeDate, writeDateRange } from '../../supabase/functions/_shared/formats/dates.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { deviceZone, isSameClock, zoneName } from './formats/zones.ts'
import { dayIn } from './weeks.ts'

/**
 * "Tuesday, December 1, 6:00 – 7:30 PM" in a time zone, with the year if it isn't the current one; names both
 * days if there are several.
 */
export function formatSpan(from: string, to: string, zone = deviceZone()): string {
  const format = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: isThisYear(from, zone) ? undefined : 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  } as const
  return writeDateRange(currentLanguage(), format, Date.parse(from), Date.parse(to))
}

/** "Tue, Dec 1, 6:00 PM" in a time zone, with the year if it isn't the current one. */
export function formatMoment(moment: string, zone = deviceZone()): string {
  const format = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: isThisYear(moment, zone) ? undefined : 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  } as const
  return writeDate(currentLanguage(), format, new Date(moment))
}

/** "December 1, 2026 at 6:00 PM UTC", for documents that are kept. */
export function formatRecordedMoment(moment: string, zone = deviceZone()): string {
  const format = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  } as const
  return writeDate(currentLanguage(), format, new Date(moment))
}

/** A moment in its own time zone, which is named if the reader's clock differs. */
export function formatMomentThere(moment: string, zone: string): string {
  const said = formatMoment(moment, zone)
  return isSameClock(moment, deviceZone(), zone) ? said : `${said} (${zoneName(zone)})`
}

/** "6:00 PM", in French "18:00". */
export function formatTime(moment: string | number | Date, zone = deviceZone()): string {
  return writeDate(currentLanguage(), { timeStyle: 'short', timeZone: zone }, new Date(moment))
}

const isThisYear = (moment: string, zone: string) =>
  dayIn(zone, moment).slice(0, 4) === dayIn(zone).slice(0, 4)
