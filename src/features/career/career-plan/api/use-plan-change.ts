import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Plan } from './answers.ts'
import { planKeys } from './keys.ts'

/** Changes the plan optimistically, rolls back if the server refuses, and refetches what depends on it. */
export function usePlanChange<Change>(
  send: (change: Change, userId: string) => Promise<unknown>,
  show: (plan: Plan, change: Change) => Plan,
) {
  const { id } = useSignedIn()
  return useChange((change: Change) => send(change, id), {
    refresh: [planKeys.all, planKeys.home(id)],
    failure: 'toast',
    optimistic: { queryKey: planKeys.plan(id), show },
  })
}
