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
  /** Told to owners, and to each of the own one. */
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

/** The roles of a kind of organization, as private.team_roles gives them. */
export function teamRoles(kind: OrganizationKind): MemberRole[] {
  return kind === 'academia' ? ['owner', 'adviser', 'teacher'] : ['owner', 'recruiter', 'reviewer']
}

/** Whom one can invite at once. */
export const mostMembers = 50

export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>): string => name || email || '—'
