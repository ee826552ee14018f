import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast.ts'
import { makerKeys } from './keys.ts'

/** Writes, and has read again everything that a maker's work shows on. */
export function useMakerChange<Values, Answer>(
  write: (values: Values) => Promise<Answer>,
  onSuccess?: (answer: Answer, values: Values) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (answer, values) => onSuccess?.(answer, values),
    onError: toast.error,
    // Also after a failure: what one sees may be out of date, which is why it failed.
    onSettled: () => queries.invalidateQueries({ queryKey: makerKeys.all }),
  })
}
