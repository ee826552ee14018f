import { useChange } from '../../../../ui/use-change.ts'
import { talkKeys } from './keys.ts'

/** A change after which everything about talks is refetched: if someone was faster, slots are out of date. */
export const useTalkChange = <Change, Answer>(
  write: (change: Change) => Promise<Answer>,
  failure: 'toast' | 'caller' = 'caller',
  onSuccess?: () => void,
) => useChange(write, { refresh: [talkKeys.all], failure, onSuccess })
