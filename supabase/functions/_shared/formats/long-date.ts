import { writeDate } from './dates.ts'
import { localeOf } from './locale.ts'
import { zoneName } from './zones.ts'

/** "December 1, 2026", "1er décembre 2026"; anything that isn't a date is returned as is. */
export function longDate(day: string, language: string): string {
  const instant = Date.parse(day)
  if (Number.isNaN(instant)) return day
  return writeDate(language, { dateStyle: 'long', timeZone: 'UTC' }, instant)
}

/**
 * "Tuesday, December 1, 2026 at 6:00 PM (Europe/Paris)": a time is meaningful only with its zone. Where the
 * reader's clocks show another time, theirs is added: "(Europe/Paris; your time: 12:00 PM)". A moment without
 * a zone of its own is in the reader's.
 */
export function longMoment(moment: string, zone: string, language: string, readerZone = ''): string {
  const instant = Date.parse(moment)
  if (Number.isNaN(instant)) return moment
  const timeZone = zone || readerZone || 'UTC'
  const said = writeDate(language, { dateStyle: 'full', timeStyle: 'short', timeZone }, instant)
  const names = [zoneName(timeZone), readerTime(instant, timeZone, language, readerZone)]
  const separator = localeOf(language) === 'fr-FR' ? '\u00a0; ' : '; '
  return `${said} (${names.filter(Boolean).join(separator)})`
}

function readerTime(instant: number, zone: string, language: string, readerZone: string): string {
  if (!readerZone) return ''
  const dayIn = (timeZone: string) => writeDate(language, { dateStyle: 'medium', timeZone }, instant)
  const timeIn = (timeZone: string) => writeDate(language, { timeStyle: 'short', timeZone }, instant)
  const isSameDay = dayIn(zone) === dayIn(readerZone)
  if (isSameDay && timeIn(zone) === timeIn(readerZone)) return ''
  const here = isSameDay ? timeIn(readerZone) : `${dayIn(readerZone)}, ${timeIn(readerZone)}`
  return localeOf(language) === 'fr-FR' ? `pour vous\u00a0: ${here}` : `your time: ${here}`
}
