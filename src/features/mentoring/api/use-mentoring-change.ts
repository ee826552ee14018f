import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast.ts'
import { mentoringKeys } from './keys.ts'

/** Writes, tells who asked for it, and has read again everything that mentoring can change. */
export function useMentoringChange<Values, Answer>(
  write: (values: Values) => Promise<Answer>,
  onSuccess?: (answer: Answer, values: Values) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (answer, values) => onSuccess?.(answer, values),
    onError: toast.error,
    // Also after a failure: what one sees may be out of date, which is why it failed.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: mentoringKeys.all }),
        queries.invalidateQueries({ queryKey: ['maker-page'] }),
      ]),
  })
}
