import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { authoringKeys } from './keys.ts'

type InviteeState = 'invited' | 'started' | 'submitted' | 'validated' | 'declined'

export interface Invitee {
  id: string
  /** Null for people invited by their candidate card. */
  email: string | null
  state: InviteeState
  invited_at: string
  sent_at: string
}

/** Who a mission was opened to, and how far each has come. */
export const inviteesQuery = (missionId: string) =>
  queryOptions({
    queryKey: authoringKeys.invitees(missionId),
    queryFn: async ({ signal }): Promise<Invitee[]> => {
      const client = await connect()
      const call = client.rpc('mission_invitees', { mission_id: missionId }).abortSignal(signal)
      return unwrap(await call) as Invitee[]
    },
  })
