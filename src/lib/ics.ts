import { type CalendarEntry, writeCalendar } from '../../supabase/functions/_shared/calendar.ts'
import { currentLanguage } from '../i18n/i18n.ts'

/** Entries as an iCalendar file, in the language of the page. */
export const icsFile = (entries: CalendarEntry[], now = new Date()): string =>
  writeCalendar({ language: currentLanguage(), entries, now })

/** A file that removes an entry from the calendars it was added to. */
export const icsCancellation = (entry: CalendarEntry, now = new Date()): string =>
  writeCalendar({
    language: currentLanguage(),
    entries: [{ ...entry, status: 'cancelled' }],
    now,
    method: 'CANCEL',
  })
