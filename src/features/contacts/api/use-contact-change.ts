import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast.ts'
import { contactKeys } from './keys.ts'

/** Runs a change, passes the result to the caller, and refetches everything a contact can change. */
export function useContactChange<Values, Answer>(
  write: (values: Values) => Promise<Answer>,
  onSuccess?: (answer: Answer, values: Values) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (answer, values) => onSuccess?.(answer, values),
    onError: toast.error,
    // Also after a failure: it may have failed because what is shown is out of date.
    onSettled: () =>
      Promise.all(
        [contactKeys.all, ['candidates', 'card']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
}
