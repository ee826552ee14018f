import { writeDate } from '../../../supabase/functions/_shared/formats/dates.ts'
import { currentLanguage } from '../../i18n/i18n.ts'

/** "1 December 2026 at 18:00:07", by the clock of this device. */
export function formatExactly(moment: string): string {
  const format = { dateStyle: 'long', timeStyle: 'medium' } as const
  return writeDate(currentLanguage(), format, new Date(moment))
}
