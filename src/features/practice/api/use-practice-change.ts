import { useMutation, useQueryClient } from '@tanstack/react-query'
import { planKeys } from '../../career-plan/api/keys.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { practiceKeys } from './keys.ts'

/** A change after which lists, charts and the home are refetched. */
export function usePracticeChange<Change, Result>(send: (change: Change, userId: string) => Promise<Result>) {
  const { id } = useSignedIn()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => send(change, id),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: practiceKeys.mine(id), exact: true }),
        queries.invalidateQueries({ queryKey: planKeys.home(id) }),
      ]),
  })
}
