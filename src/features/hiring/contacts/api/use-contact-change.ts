import { useChange } from '../../../../ui/use-change.ts'
import { discoveryKeys } from '../../discovery/api/keys.ts'
import { contactKeys } from './keys.ts'

/** Runs a change, passes the result to the caller, and refetches everything a contact can change. */
export const useContactChange = <Values, Answer>(
  write: (values: Values) => Promise<Answer>,
  onSuccess?: (answer: Answer, values: Values) => void,
  failure: 'toast' | 'caller' = 'caller',
) => useChange(write, { refresh: [contactKeys.all, discoveryKeys.cards], failure, onSuccess })
