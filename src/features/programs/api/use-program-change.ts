import { useMutation, useQueryClient } from '@tanstack/react-query'
import { programKeys } from './keys.ts'

/** A change after which everything about programs is refetched. */
export function useProgramChange<Change, Answer>(send: (change: Change) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: programKeys.all }),
  })
}
