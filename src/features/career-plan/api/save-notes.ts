import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useSignedIn } from '../../session/me-context.ts'
import type { PlanNotes } from '../model.ts'
import { planQuery } from './get-plan.ts'

/** Saves on top of the version that was read, so another window's is never lost. */
export function useSaveNotes() {
  const { queryKey } = planQuery(useSignedIn().id)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ text, revision }: PlanNotes): Promise<PlanNotes> => {
      const client = await connect()
      const call = client.rpc('save_plan_notes', { notes: text, base_revision: revision })
      return { text, revision: unwrap(await call) }
    },
    onSuccess: (notes) => queries.setQueryData(queryKey, (plan) => plan && { ...plan, notes }),
    onError: () => queries.invalidateQueries({ queryKey, exact: true }),
  })
}
