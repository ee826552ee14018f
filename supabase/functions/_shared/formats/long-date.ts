import { writeDate } from './dates.ts'
import { zoneName } from './zones.ts'

/** "December 1, 2026", "1er décembre 2026"; anything that isn't a date is returned as is. */
export function longDate(day: string, language: string): string {
  const instant = Date.parse(day)
  if (Number.isNaN(instant)) return day
  return writeDate(language, { dateStyle: 'long', timeZone: 'UTC' }, instant)
}

/** "Tuesday, December 1, 2026 at 6:00 PM (Europe/Paris)": a time is meaningful only with its zone. */
export function longMoment(moment: string, zone: string, language: string): string {
  const instant = Date.parse(moment)
  if (Number.isNaN(instant)) return moment
  const timeZone = zone || 'UTC'
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone } as const
  return `${writeDate(language, format, instant)} (${zoneName(timeZone)})`
}
