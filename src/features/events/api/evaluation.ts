import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { eventKeys } from './keys.ts'

interface Evaluation {
  count: number
  /** All of it from five answers on. */
  average?: number
  /** How many gave one point, two, and so on. */
  spread?: number[]
  words?: string[]
}

/** What those who were there thought of an event, for those who held it. */
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

/** Once, by who was there. */
export function useEvaluate(event_id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (given: { rating: number; words: string }) =>
      unwrap(await (await connect()).rpc('evaluate_event', { event_id, ...given })),
    onSettled: () => queries.invalidateQueries({ queryKey: eventKeys.page(event_id) }),
  })
}
