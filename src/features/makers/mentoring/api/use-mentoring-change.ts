import { useChange } from '../../../../ui/use-change.ts'
import { makerPageKeys } from '../../portfolio/api/keys.ts'
import { mentoringKeys } from './keys.ts'

/** Everything that shows mentoring. */
export const shownMentoring = [mentoringKeys.all, makerPageKeys.all]

/** A change after which everything mentoring can change is refetched. */
export const useMentoringChange = <Values = void, Answer = unknown>(
  write: (values: Values) => Promise<Answer>,
  onSuccess?: (answer: Answer, values: Values) => void,
  failure: 'toast' | 'caller' = 'toast',
) => useChange(write, { refresh: shownMentoring, failure, onSuccess })
