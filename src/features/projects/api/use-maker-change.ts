import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast.ts'
import { makerKeys } from './keys.ts'

/** Runs a change and refetches everything that shows a maker's work. */
export function useMakerChange<Values, Answer>(
  write: (values: Values) => Promise<Answer>,
  onSuccess?: (answer: Answer, values: Values) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (answer, values) => onSuccess?.(answer, values),
    onError: toast.error,
    // Also after a failure: it may have failed because what is shown is out of date.
    onSettled: () => queries.invalidateQueries({ queryKey: makerKeys.all }),
  })
}
