import { useChange } from '../../../../ui/use-change.ts'
import { programKeys } from './keys.ts'

/** A change after which everything about programs is refetched. */
export const useProgramChange = <Change, Answer>(
  write: (change: Change) => Promise<Answer>,
  failure: 'toast' | 'caller' = 'toast',
  onSuccess?: () => void,
) => useChange(write, { refresh: [programKeys.all], failure, onSuccess })
