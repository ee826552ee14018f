import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { getAdminInvitation } from './admin-invitation.ts'
import { answers } from './answers.ts'
import { authKeys } from './keys.ts'

/** What an invitation says about the person it was sent to. */
interface Invitation {
  /**
   * Set if the invitation is to a team or to the administrators: people who accept it work there and aren't
   * candidates.
   */
  teamInvitation?: string
  /** Or the administrator who invites on behalf of the platform. */
  organization: string
  /** Masked: the link may have been passed on. */
  address: string
  firstName: string
  lastName: string
  /** In full, if the emailed link contains it. */
  email: string
}

const links = /^\/(?:dashboard\/)?(join|school|join-administrators)\/([0-9a-f-]{36}|[0-9a-f]{48})$/
const readers: Record<string, typeof toTeam> = {
  join: toTeam,
  school: toSchool,
  'join-administrators': toAdministrators,
}

/** The invitation a page belongs to; null if there is none or it has ended. */
export const invitationQuery = (destination: string) => {
  const [, page = '', token = ''] = links.exec(destination.split(/[?#]/)[0]!) ?? []
  const email = addressIn(destination)
  return queryOptions({
    queryKey: authKeys.invitation(page, token, email),
    enabled: token !== '',
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Invitation | null> => {
      const said = await readers[page]!(token, signal)
      return said && { ...said, email }
    },
  })
}

/** The email address in the link of an emailed invitation; empty if missing or unreadable. */
export function addressIn(link: string): string {
  const [, written = ''] = /#email=([^#]*)$/.exec(link) ?? []
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}

type Told = Omit<Invitation, 'email'>

async function toTeam(invitation_id: string, signal: AbortSignal): Promise<Told | null> {
  const said = await ask(answers, 'team_invitation', { invitation_id }, signal)
  if (!said || said.isExpired) return null
  const { organization, address } = said
  return { teamInvitation: invitation_id, organization, address, firstName: '', lastName: '' }
}

async function toSchool(token: string, signal: AbortSignal): Promise<Told | null> {
  const said = await ask(answers, 'school_invitation', { token }, signal)
  if (!said || said.isExpired) return null
  const { email, firstName = '', lastName = '' } = said.written
  return { organization: said.school, address: email, firstName, lastName }
}

async function toAdministrators(token: string, signal: AbortSignal): Promise<Told | null> {
  const said = await getAdminInvitation(token, signal)
  if (!said || said.isExpired) return null
  const { id, invitedBy, address } = said
  return { teamInvitation: id, organization: invitedBy ?? '', address, firstName: '', lastName: '' }
}
