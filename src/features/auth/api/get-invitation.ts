import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** What an invitation says of the person it was sent to. */
interface Invitation {
  organization: string
  /** Masked: a link may have been passed on. */
  address: string
  firstName: string
  lastName: string
}

interface TeamAnswer {
  organization: string
  address: string
  isExpired: boolean
}
interface SchoolAnswer {
  school: string
  isExpired: boolean
  written: { email: string; firstName?: string; lastName?: string }
}

const links = /^\/(?:dashboard\/)?(join|school)\/([0-9a-f-]{36})$/

/** The invitation that a page belongs to; null where it belongs to none, or it has ended. */
export const invitationQuery = (destination: string) => {
  const [, page, token = ''] = links.exec(destination.split(/[?#]/)[0]!) ?? []
  return queryOptions({
    queryKey: ['invitation-of-link', page, token],
    enabled: token !== '',
    staleTime: Infinity,
    queryFn: ({ signal }) => (page === 'join' ? toTeam(token, signal) : toSchool(token, signal)),
  })
}

async function toTeam(invitation_id: string, signal: AbortSignal): Promise<Invitation | null> {
  const client = await connect()
  const call = client.rpc('team_invitation', { invitation_id }).abortSignal(signal)
  const said = unwrap(await call) as unknown as TeamAnswer | null
  if (!said || said.isExpired) return null
  return { organization: said.organization, address: said.address, firstName: '', lastName: '' }
}

async function toSchool(token: string, signal: AbortSignal): Promise<Invitation | null> {
  const client = await connect()
  const call = client.rpc('school_invitation', { token }).abortSignal(signal)
  const said = unwrap(await call) as unknown as SchoolAnswer | null
  if (!said || said.isExpired) return null
  const { email, firstName = '', lastName = '' } = said.written
  return { organization: said.school, address: email, firstName, lastName }
}
