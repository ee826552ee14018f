import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { authoringKeys } from './keys.ts'

/** Returns how many people are newly invited; the list shows the rest. */
export const useInvite = (missionId: string) =>
  useChange(
    async (emails: string[]) => {
      const rows = await call('invite_to_mission', { mission_id: missionId, emails })
      return rows.filter(({ outcome }) => outcome === 'invited').length
    },
    { refresh: [authoringKeys.invitees(missionId)], failure: 'toast' },
  )
