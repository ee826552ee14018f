/** What can be chosen for a part of the filter; the address holds what is chosen. */
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

/** What makes no sense in an address is left out. */
export const readFilter = (params: URLSearchParams): QueueFilter => ({
  mission: params.get('mission') || undefined,
  isOverdueOnly: params.has('overdue'),
  attempts: chosen(queueChoices.attempts, params.get('attempts')),
  source: chosen(queueChoices.source, params.get('source')),
})
