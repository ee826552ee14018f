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
}

export const noFilter = { mission: '', overdue: '', attempts: '', source: '' }

const chosen = <T extends string>(choices: readonly T[], value: string | null): T | undefined =>
  choices.find((choice) => choice === value)

/** Reads the filter; ignores invalid values. */
export const readFilter = (params: URLSearchParams): QueueFilter => ({
  mission: params.get('mission') || undefined,
  isOverdueOnly: params.has('overdue'),
  attempts: chosen(queueChoices.attempts, params.get('attempts')),
  source: chosen(queueChoices.source, params.get('source')),
})
