import { writeNumber } from '../../../../supabase/functions/_shared/formats/numbers.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'

/** "450", "1 250,50" or "450.5" in the smallest unit; undefined if it isn't an amount. */
export function parseAmount(text: string): number | undefined {
  const typed = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(typed)) return undefined
  const [whole, part = ''] = typed.split('.')
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return amount > 0 ? amount : undefined
}

/** An amount as typed in the reader's language, without cents if there are none. */
export function toAmountText(amount: number): string {
  return writeNumber(currentLanguage(), amount / 100, {
    useGrouping: false,
    minimumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  })
}
