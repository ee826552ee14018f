import type { Database } from '../../lib/database.types.ts'
import type { OrganizationKind } from '../organizations/api/get-my-organizations.ts'

export type MemberRole = Database['public']['Enums']['member_role']

export interface Member {
  id: string
  name: string
  photo: string | null
  role: MemberRole
  title: string
  since: string
  /** Shown to owners, and to each member their own. */
  email: string | null
  isLastOwner: boolean
}

interface TeamInvitation {
  id: string
  email: string
  role: MemberRole
  sentAt: string
  expiresAt: string
  isExpired: boolean
}

export interface Team {
  isOwner: boolean
  members: Member[]
  /** For owners. */
  invitations: TeamInvitation[]
}

/** The roles of a kind of organization, as in private.team_roles. */
export function teamRoles(kind: OrganizationKind): MemberRole[] {
  return kind === 'academia' ? ['owner', 'adviser', 'teacher'] : ['owner', 'recruiter', 'reviewer']
}

/** How many people can be invited in one go. */
export const mostMembers = 50

export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>): string => name || email || '—'
