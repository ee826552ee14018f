import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { OrganizationKind } from '../../organizations/api/get-my-organizations.ts'
import type { MemberRole } from '../model.ts'

export interface Invitation {
  organization: string
  kind: OrganizationKind
  role: MemberRole
  invitedBy: string | null
  expiresAt: string
  isExpired: boolean
  /** Masked: the link may have been passed on. */
  address: string
  /** Whether the caller has confirmed the invited address. */
  isMine: boolean
}

/** What an emailed link leads to, as the caller may see it; null if it was answered or withdrawn. */
export const invitationQuery = (id: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['team-invitation', id, userId],
    queryFn: async ({ signal }): Promise<Invitation | null> => {
      const client = await connect()
      const answer = await client.rpc('team_invitation', { invitation_id: id }).abortSignal(signal)
      // A truncated link isn't an invitation's id.
      if (answer.error?.code === '22P02') return null
      return unwrap(answer) as unknown as Invitation | null
    },
  })
