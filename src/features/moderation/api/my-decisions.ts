import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MyDecisions } from '../model.ts'
import { moderationKeys } from './keys.ts'

export const myDecisionsQuery = () =>
  queryOptions({
    queryKey: moderationKeys.mine,
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(await client.rpc('my_decisions').abortSignal(signal)) as unknown as MyDecisions
    },
  })

export function useAppeal(decisionId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (words: string) =>
      unwrap(await (await connect()).rpc('appeal_decision', { decision_id: decisionId, words })),
    onSuccess: () => queries.invalidateQueries({ queryKey: moderationKeys.mine }),
  })
}
