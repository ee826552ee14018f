import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { PlanNotes } from './answers.ts'
import { planQuery } from './get-plan.ts'

/** Saves on top of the version that was read, so another window's is never lost. */
export function useSaveNotes() {
  const { queryKey } = planQuery(useSignedIn().id)
  const queries = useQueryClient()
  return useChange(
    async ({ text, revision }: PlanNotes): Promise<PlanNotes> => ({
      text,
      revision: await call('save_plan_notes', { notes: text, base_revision: revision }),
    }),
    {
      // Only after a failure: a saved note is already there.
      refresh: (_, saved) => (saved ? [] : [queryKey]),
      failure: 'caller',
      onSuccess: (notes) => queries.setQueryData(queryKey, (plan) => plan && { ...plan, notes }),
    },
  )
}
