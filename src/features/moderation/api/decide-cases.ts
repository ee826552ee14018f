import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import type { DecisionName } from '../model.ts'
import { moderationKeys } from './keys.ts'

function useCaseChange<Values>(write: (values: Values) => Promise<unknown>, onSuccess?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: () => onSuccess?.(),
    onError: toast.error,
    // Also after a failure: someone else may have been faster.
    onSettled: () => queries.invalidateQueries({ queryKey: moderationKeys.all }),
  })
}

export const useClaimCase = (id: string) =>
  useCaseChange(async (takes: boolean) =>
    unwrap(await (await connect()).rpc(takes ? 'claim_case' : 'release_case', { case_id: id })),
  )

export interface NewDecision {
  decision: DecisionName
  words: string
  note: string
  /** Null if there is no end. */
  days: number | null
}

export const useDecideCase = (id: string, onSuccess: () => void) =>
  useCaseChange(async ({ decision, words, note, days }: NewDecision) => {
    const ends_at = days === null ? undefined : new Date(Date.now() + days * 86_400_000).toISOString()
    return unwrap(await (await connect()).rpc('decide_case', { case_id: id, decision, words, note, ends_at }))
  }, onSuccess)

export const useDecideAppeal = (id: string, onSuccess: () => void) =>
  useCaseChange(
    async (answer: { is_reversed: boolean; words: string; note: string }) =>
      unwrap(await (await connect()).rpc('decide_appeal', { case_id: id, ...answer })),
    onSuccess,
  )
