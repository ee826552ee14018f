import type { Database } from '../../../lib/database.types.ts'
import { noValue } from '../../../lib/formats/words.ts'
import type { OrganizationKind } from '../organizations/api/get-my-organizations.ts'
import type { Member } from './api/answers.ts'

export type MemberRole = Database['public']['Enums']['member_role']

/** The roles of a kind of organization, as in private.team_roles. */
export function teamRoles(kind: OrganizationKind): MemberRole[] {
  return kind === 'academia' ? ['owner', 'adviser', 'teacher'] : ['owner', 'recruiter', 'reviewer']
}

/** How many people can be invited in one go. */
export const maxInvitedAtOnce = 50

export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>): string => name || email || noValue
