import { languages } from '../../../i18n/languages.ts'
import { flag, id, oneOf } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { shownQueues } from './api/get-queue.ts'

/** Options of each filter. */
export const queueChoices = {
  attempts: ['first', 'again'],
  source: ['own', 'passed'],
} as const

export const queueFilters = {
  mission: id(),
  overdue: flag(),
  attempts: oneOf(queueChoices.attempts),
  source: oneOf(queueChoices.source),
  language: oneOf(languages),
}
const views = { show: oneOf(shownQueues, 'waiting') }

/** Filters of the review queue, kept in the address. */
export const useQueueFilter = () => useListState(queueFilters, views)

export type QueueList = ReturnType<typeof useQueueFilter>
