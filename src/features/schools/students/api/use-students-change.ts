import { useChange } from '../../../../ui/use-change.ts'
import { studentKeys } from './keys.ts'

/** A change after which the roster is refetched. */
export const useStudentsChange = <Values = void, Answer = unknown>(
  write: (values: Values) => Promise<Answer>,
  onSuccess?: (answer: Answer, values: Values) => void,
  failure: 'toast' | 'caller' = 'toast',
) => useChange(write, { refresh: [studentKeys.all], failure, onSuccess })
