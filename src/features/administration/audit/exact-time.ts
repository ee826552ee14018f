import { writeDate } from '../../../../supabase/functions/_shared/formats/dates.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'

/** "December 1, 2026 at 6:00:07 PM" in English, in the device's time zone. */
export function formatExactly(moment: string): string {
  const format = { dateStyle: 'long', timeStyle: 'medium' } as const
  return writeDate(currentLanguage(), format, new Date(moment))
}
