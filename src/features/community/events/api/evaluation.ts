import { queryOptions } from '@tanstack/react-query'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers } from './answers.ts'
import { eventKeys } from './keys.ts'

/** Attendees' ratings of an event, for its organizers. */
export const evaluationQuery = (event_id: string) =>
  queryOptions({
    queryKey: eventKeys.evaluation(event_id),
    queryFn: ({ signal }) => ask(answers, 'event_evaluation', { event_id }, signal),
  })

/** Rates an event, once per attendee. */
export const useEvaluate = (event_id: string) =>
  useChange((given: { rating: number; words: string }) => call('evaluate_event', { event_id, ...given }), {
    refresh: [eventKeys.page(event_id)],
    failure: 'toast',
  })
