import { comparable } from '../../../../lib/comparable.ts'
import { type Column, type Contract, contracts, type Stage, stages } from '../model.ts'

/** An amount as spreadsheets in either language write it: "38 000", "38,000.50", "38.000,50 €", "38k". */
export function amountFrom(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f'’]|[^\d.,k]/gi, '')
  const thousands = /k$/i.test(compact) ? 1000 : 1
  const digits = compact.replace(/k/gi, '')
  // The last separator is the decimal one unless three digits follow it.
  const decimal = /[.,](\d{1,2})$/.exec(digits)
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(/[.,]/g, '')
  if (!/^\d{1,10}$/.test(whole)) return null
  return Number(`${whole}.${decimal?.[1] ?? '0'}`) * thousands
}

const contractWords: Record<Contract, RegExp> = {
  apprenticeship: /alternance|apprenti|apprenticeship|professionnalisation/,
  internship: /stage|intern/,
  permanent: /\bcdi\b|permanent|full.?time|temps plein/,
  fixed_term: /\bcdd\b|fixed/,
  temporary: /interim|temporary|temp\b/,
  freelance: /freelance|independant|contractor/,
  part_time: /part.?time|temps partiel/,
  other: /other|autre/,
}

export function contractFrom(text: string): Contract | null {
  const words = comparable(text)
  return contracts.find((known) => known === words) ?? firstOf(contractWords, words)
}

const stageWords: Record<Stage, RegExp> = {
  closed: /closed|clos|refus|rejec|declin|abandon|termin|ghost|sans suite/,
  offer: /offer|offre|accept|propos/,
  interview: /interview|entretien|\brdv\b|screen|test/,
  applied: /appl|postul|envoy|sent|candidature|relanc/,
  wishlist: /wish|souhait|idee|idea|todo|a faire|to apply|favori|saved|repere/,
}

function firstOf<Key extends string>(rules: Record<Key, RegExp>, words: string): Key | null {
  return (Object.keys(rules) as Key[]).find((key) => rules[key].test(words)) ?? null
}

/** The column a row refers to: by its name, or by its meaning. */
export function columnFrom(
  text: string,
  columns: Column[],
  nameOf: (column: Column) => string,
): Column | null {
  const words = comparable(text).trim()
  if (!words) return null
  const named = columns.find((column) => comparable(nameOf(column)) === words || column.stage === words)
  const stage = stages.find((known) => known === words) ?? firstOf(stageWords, words)
  return named ?? columns.find((column) => column.stage === stage) ?? null
}

export function priorityFrom(text: string): number | null {
  const words = comparable(text).trim()
  if (/^(?:2|3|high|haute?|elevee?|forte|urgent)/.test(words)) return 2
  if (/^(?:1|normal|medium|moyenne)/.test(words)) return 1
  return /^(?:0|low|basse|faible)/.test(words) ? 0 : null
}
