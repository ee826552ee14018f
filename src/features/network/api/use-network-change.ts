import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { networkKeys } from './keys.ts'

/**
 * Runs a change, and resolves once everything that shows relations has been refetched. The caller may be gone
 * from the page by then, so `onSuccess` runs before.
 */
export function useNetworkChange<Values, Answer>(
  write: (values: Values, userId: string) => Promise<Answer>,
  onSuccess?: (answer: Answer, values: Values) => void,
) {
  const queries = useQueryClient()
  const { id } = useSignedIn()
  return useMutation({
    mutationFn: (values: Values) => write(values, id),
    onSuccess: (answer, values) => onSuccess?.(answer, values),
    onError: toast.error,
    // Also after a failure: it may have failed because what is shown is out of date.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: networkKeys.all }),
        queries.invalidateQueries({ queryKey: ['person'] }),
      ]),
  })
}
