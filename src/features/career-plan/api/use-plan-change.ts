import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast.ts'
import { useSignedIn } from '../../session/me-context.ts'
import type { Plan } from '../model.ts'
import { planQuery } from './get-plan.ts'
import { planKeys } from './keys.ts'

/** Changes the plan optimistically, rolls back if the server refuses, and refetches what depends on it. */
export function usePlanChange<Change>(
  send: (change: Change, userId: string) => Promise<unknown>,
  show: (plan: Plan, change: Change) => Plan,
) {
  const { id } = useSignedIn()
  const queries = useQueryClient()
  const { queryKey } = planQuery(id)
  return useMutation({
    mutationFn: (change: Change) => send(change, id),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey, exact: true })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (plan) => plan && show(plan, change))
      return before
    },
    onError: (error, _, before) => {
      queries.setQueryData(queryKey, before)
      toast.error(error)
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: planKeys.all }),
        queries.invalidateQueries({ queryKey: planKeys.home(id) }),
      ]),
  })
}
