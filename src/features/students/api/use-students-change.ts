import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast.ts'
import { studentKeys } from './keys.ts'

/** Writes, tells who asked for it, and has read again everything of the roster. */
export function useStudentsChange<Values, Answer>(
  write: (values: Values) => Promise<Answer>,
  onSuccess?: (answer: Answer, values: Values) => void,
  onError: (error: unknown) => void = toast.error,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (answer, values) => onSuccess?.(answer, values),
    onError,
    // Also after a failure: what one sees may be out of date, which is why it failed.
    onSettled: () => queries.invalidateQueries({ queryKey: studentKeys.all }),
  })
}
