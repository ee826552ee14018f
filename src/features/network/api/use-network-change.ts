import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { networkKeys } from './keys.ts'

/**
 * Writes, and is done when everything that shows how people stand has been read again. Whoever asked for it may be gone
 * from the page by then, so `onSuccess` is told before.
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
    // Also after a failure: what one sees may be out of date, which is why it failed.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: networkKeys.all }),
        queries.invalidateQueries({ queryKey: ['person'] }),
      ]),
  })
}
