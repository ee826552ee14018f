import { currentLanguage } from '../i18n/i18n.ts'
import { dayIn, deviceZone } from './weeks.ts'
import { writeDate, writeDateRange } from './write-date.ts'

/**
 * "Tuesday 1 December, 18:00 – 19:30", by the clock of a zone, with the year where it is not this one; over several
 * days, both are named.
 */
export function formatSpan(from: string, to: string, zone = deviceZone()): string {
  const isThisYear = dayIn(zone, from).slice(0, 4) === dayIn(zone).slice(0, 4)
  const format = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: isThisYear ? undefined : 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  } as const
  return writeDateRange(currentLanguage(), format, Date.parse(from), Date.parse(to))
}

/** "Tue, 1 Dec, 18:00", by the clock of a zone. */
export function formatMoment(moment: string, zone = deviceZone()): string {
  const format = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  } as const
  return writeDate(currentLanguage(), format, new Date(moment))
}

/** When something is by the clock of its own place, which is named where the reader's clock shows something else. */
export function formatMomentThere(moment: string, zone: string): string {
  const said = formatMoment(moment, zone)
  return isSameClock(moment, deviceZone(), zone) ? said : `${said} (${zoneName(zone)})`
}

export function formatTime(moment: string, zone = deviceZone()): string {
  return new Intl.DateTimeFormat(currentLanguage(), { timeStyle: 'short', timeZone: zone }).format(
    new Date(moment),
  )
}

/** As people read it: "Europe/Paris", "America/New York". */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ')

/** What an input of kind datetime-local holds, by the clock of a zone. */
export function inputIn(moment: string, zone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  return `${dayIn(zone, moment)}T${time.format(new Date(moment))}`
}

/** Whether clocks of two zones show the same at a moment; zones may differ in name and not in time. */
export const isSameClock = (moment: string, one: string, other: string): boolean =>
  inputIn(moment, one) === inputIn(moment, other)
