import { useChange } from '../../../../ui/use-change.ts'
import { teamKeys } from './keys.ts'

/** A change after which the team is refetched. */
export const useTeamChange = <Change, Answer>(
  organizationId: string,
  write: (change: Change) => Promise<Answer>,
  failure: 'toast' | 'caller' = 'toast',
) => useChange(write, { refresh: [teamKeys.of(organizationId)], failure })
