import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { planKeys } from '../../career-plan/api/keys.ts'
import { practiceKeys } from './keys.ts'

/** A change after which lists, charts and the home are refetched. */
export function usePracticeChange<Change, Result>(
  send: (change: Change, userId: string) => Promise<Result>,
  failure: 'toast' | 'caller' = 'toast',
) {
  const { id } = useSignedIn()
  return useChange((change: Change) => send(change, id), {
    refresh: [practiceKeys.mine(id), planKeys.home(id)],
    failure,
  })
}
