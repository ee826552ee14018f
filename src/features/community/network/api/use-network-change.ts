import { queryRoots } from '../../../../lib/query-roots.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { networkKeys } from './keys.ts'

/** Runs a change, and resolves once everything that shows relations has been refetched. */
export function useNetworkChange<Values, Answer>(
  write: (values: Values, userId: string) => Promise<Answer>,
  onSuccess?: (answer: Answer, values: Values) => void,
  failure: 'toast' | 'caller' = 'toast',
) {
  const { id } = useSignedIn()
  return useChange((values: Values) => write(values, id), {
    refresh: [networkKeys.all, queryRoots.person],
    failure,
    onSuccess,
  })
}
