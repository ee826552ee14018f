import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { eventKeys } from './keys.ts'

interface Evaluation {
  count: number
  /** Shown once there are five ratings. */
  average?: number
  /** How many gave one point, two, and so on. */
  spread?: number[]
  words?: string[]
}

/** Attendees' ratings of an event, for its organizers. */
export const evaluationQuery = (event_id: string) =>
  queryOptions({
    queryKey: eventKeys.evaluation(event_id),
    queryFn: async ({ signal }): Promise<Evaluation> => {
      const client = await connect()
      return unwrap(
        await client.rpc('event_evaluation', { event_id }).abortSignal(signal),
      ) as unknown as Evaluation
    },
  })

/** Rates an event, once per attendee. */
export function useEvaluate(event_id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (given: { rating: number; words: string }) =>
      unwrap(await (await connect()).rpc('evaluate_event', { event_id, ...given })),
    onSettled: () => queries.invalidateQueries({ queryKey: eventKeys.page(event_id) }),
  })
}
