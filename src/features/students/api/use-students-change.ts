import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast.ts'
import { studentKeys } from './keys.ts'

/** Runs a change, passes the result to the caller, and refetches the roster. */
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
    // Also after a failure: it may have failed because what is shown is out of date.
    onSettled: () => queries.invalidateQueries({ queryKey: studentKeys.all }),
  })
}
