import { useChange } from '../../../../ui/use-change.ts'
import { makerKeys } from './work-keys.ts'

/** A change after which everything that shows a maker's work is refetched. */
export const useMakerChange = <Values = void, Answer = unknown>(
  write: (values: Values) => Promise<Answer>,
  onSuccess?: (answer: Answer, values: Values) => void,
  failure: 'toast' | 'caller' = 'toast',
) => useChange(write, { refresh: [makerKeys.all], failure, onSuccess })
