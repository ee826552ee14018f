import { fold, type Place } from '../../../../../lib/located-text.ts'

/** Statutory pay: a share of the minimum wage, or the legal minimum itself. */
export interface FoundMinimumWage extends Place {
  /** Percent of the minimum wage. */
  share: { min: number; max: number } | undefined
}

const wage =
  '(?:smic|minimum wage|legal minimum(?: wage)?|national minimum(?: wage)?|salaire minimum(?: legal| conventionnel)?|minimum (?:legal|conventionnel))'
const percent = '(\\d{2,3}(?:[.,]\\d{1,2})?) ?%?'
const share = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${percent} ?(?:-|–|—|a|to|et|and|jusqu'a) ?)?(\\d{2,3}(?:[.,]\\d{1,2})?) ?(?:%|percent|pour ?cent) (?:du |de |of (?:the )?)?(?:french )?${wage}`,
  'u',
)
const legal = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${wage}(?! ?\\d)|gratification (?:legale|minimale|minimum|reglementaire|stagiaire|selon (?:la )?(?:legislation|loi))|(?:statutory|legal) (?:internship )?(?:gratification|allowance|pay)|(?:remuneration|salaire|gratification) (?:legale|reglementaire|selon (?:la )?(?:grille|legislation|convention|age|bareme)[^\\n.;]{0,40}))`,
  'u',
)

const numberOf = (digits: string) => Number(digits.replace(',', '.'))

/** "80% of minimum wage", "43 % à 100 % du SMIC", "gratification légale". */
export function minimumWageIn(text: string): FoundMinimumWage | undefined {
  const folded = fold(text)
  const found = share.exec(folded)
  if (found) {
    const max = numberOf(found[2]!)
    const min = found[1] ? numberOf(found[1]) : max
    const place = { start: found.index, end: found.index + found[0].length }
    if (min <= max && max <= 300) return { ...place, share: { min, max } }
  }
  const said = legal.exec(folded)
  return said
    ? { start: said.index, end: said.index + said[0].trimEnd().length, share: undefined }
    : undefined
}
