import { type Language, languages } from '../../i18n/languages.ts'

/** Options of each filter; the selection is kept in the address. */
export const queueChoices = {
  attempts: ['first', 'again'],
  source: ['own', 'passed'],
} as const

export interface QueueFilter {
  mission?: string
  isOverdueOnly: boolean
  attempts?: (typeof queueChoices)['attempts'][number]
  source?: (typeof queueChoices)['source'][number]
  /** What the work is written in. */
  language?: Language
}

export const noFilter = { mission: '', overdue: '', attempts: '', source: '', language: '' }

const chosen = <T extends string>(choices: readonly T[], value: string | null): T | undefined =>
  choices.find((choice) => choice === value)

/** Reads the filter; ignores invalid values. */
export const readFilter = (params: URLSearchParams): QueueFilter => ({
  mission: params.get('mission') || undefined,
  isOverdueOnly: params.has('overdue'),
  attempts: chosen(queueChoices.attempts, params.get('attempts')),
  source: chosen(queueChoices.source, params.get('source')),
  language: languages.find((one) => one === params.get('language')),
})
