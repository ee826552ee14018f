import { type Place, placesOf, wholeWords, wordsIn } from '../../../../../lib/located-text.ts'
import type { FoundContract } from './contract.ts'
import type { FoundMinimumWage } from './minimum-wage.ts'
import type { FoundSalary } from './salary.ts'
import { type FoundSeniority, isForBeginners } from './seniority.ts'

const phrases = {
  payFirst:
    "frais d(?:e dossier|'inscription)|formation payante|a vos frais|investissement (?:initial|de depart)|starter kit|pay for (?:your )?training|registration fees?|upfront (?:fee|payment)s?",
  unpaid:
    'non remuneree?|sans remuneration|unpaid|commissions? only|commission-only|commissions? uniquement|100 ?% (?:commission|variable)s?|remuneration (?:uniquement )?(?:au resultat|a la commission)',
  discrimination:
    'moins de \\d{2} ans|under \\d{2} years|maximum age|age maximum|jeune (?:homme|femme)|photo (?:obligatoire|exigee)|photo required|native speakers? only|sans enfants?',
  messenger: 'whatsapp|telegram',
  hours:
    'ne pas compter ses heures|sans compter ses heures|disponibilite totale|no clock[- ]watchers|available 24/7|disponible 24h/24|week-ends? travailles? sans',
  pressure:
    'resistance au stress|resistante? au stress|gestion du stress|sous pression|work(?:ing)? under pressure|high-pressure|fast-paced',
  family: 'comme une famille|grande famille|like a family|one big family|we are a family',
  hero: 'rock ?stars?|ninjas?|gurus?|super-?heros?|superheroe?s?|mouton a cinq pattes',
} as const
const patterns = Object.entries(phrases).map(
  ([kind, words]) => [kind as keyof typeof phrases, wholeWords(words)] as const,
)
const freeMail =
  /[\p{L}\p{N}._%+-]+@(?:gmail|googlemail|yahoo|hotmail|outlook|live|proton|protonmail)\.\p{L}{2,}/gu

type FlagKind =
  | keyof typeof phrases
  | 'freeMail'
  | 'noSalary'
  | 'noCompany'
  | 'beginnerWithYears'
  | 'longList'
  | 'short'

/** Something to ask about before applying. */
export interface Flag {
  kind: FlagKind
  place?: Place
  values?: Record<string, number>
}

interface Read {
  text: string
  company: string
  contract: FoundContract | undefined
  seniority: FoundSeniority | undefined
  salary: FoundSalary | undefined
  minimumWage: FoundMinimumWage | undefined
  essential: number
}

const maxEssentialSkills = 12
const leastWords = 80
const trainees = new Set(['internship', 'apprenticeship'])

/** What simple rules find odd in a posting, most serious first. */
export function flagsIn(read: Read): Flag[] {
  const { text, company, contract, seniority, salary, minimumWage, essential } = read
  const said = patterns.flatMap(([kind, pattern]) =>
    placesOf(text, pattern).map((place): Flag => ({ kind, place })),
  )
  const years = seniority?.years ?? 0
  const isForTrainees = contract !== undefined && trainees.has(contract.contract)
  const words = wordsIn(text)
  return [
    ...said,
    ...placesOf(text, freeMail).map((place): Flag => ({ kind: 'freeMail', place })),
    ...(seniority && years >= 2 && (isForTrainees || isForBeginners(text))
      ? [
          {
            kind: 'beginnerWithYears' as const,
            place: { start: seniority.start, end: seniority.end },
            values: { years },
          },
        ]
      : []),
    ...(essential > maxEssentialSkills ? [{ kind: 'longList' as const, values: { count: essential } }] : []),
    ...(salary || minimumWage ? [] : [{ kind: 'noSalary' as const }]),
    ...(company ? [] : [{ kind: 'noCompany' as const }]),
    ...(words < leastWords ? [{ kind: 'short' as const, values: { words } }] : []),
  ]
}
