import type { Database } from '../../lib/database.types.ts'
import type { OrganizationStatus } from '../organizations/api/get-my-organizations.ts'
import type { AppRole } from '../session/roles.ts'
import type { LogEntry } from './api/get-admin-home.ts'

export const accountStates = ['active', 'suspended', 'unconfirmed', 'leaving'] as const
export type AccountState = (typeof accountStates)[number]

export const userSorts = ['newest', 'name', 'seen'] as const
type UserSort = (typeof userSorts)[number]

export interface UserFilter {
  search: string
  role?: AppRole
  state?: AccountState
  organization?: string
  sort: UserSort
}

export interface ListedUser {
  id: string
  firstName: string
  lastName: string
  email: string
  photo: string | null
  createdAt: string
  lastSignInAt: string | null
  isConfirmed: boolean
  isSuspended: boolean
  isLeaving: boolean
  roles: AppRole[]
  organizations: { id: string; name: string }[]
}

export interface UsersPage {
  /** Exact up to a thousand. */
  total: number
  isCounted: boolean
  hasBefore: boolean
  hasAfter: boolean
  /** Name of the organization filtered by. */
  organization: string | null
  users: ListedUser[]
}

interface AccountSession {
  id: string
  createdAt: string
  lastUsedAt: string
  userAgent: string | null
  ip: string | null
}

export interface Suspension {
  id: string
  reason: string
  createdAt: string
  endsAt: string | null
  liftedAt: string | null
  by: string | null
  liftedBy: string | null
}

export interface Account extends Omit<ListedUser, 'roles' | 'organizations'> {
  confirmedAt: string | null
  deletionRequestedAt: string | null
  roles: { role: AppRole; since: string; by: string | null }[]
  organizations: {
    id: string
    name: string
    kind: AppRole
    status: OrganizationStatus
    memberRole: Database['public']['Enums']['member_role']
    since: string
  }[]
  enrollments: number
  certificates: number
  factors: number
  sessions: AccountSession[]
  suspensions: Suspension[]
  consents: { kind: string; isGiven: boolean; at: string }[]
  activity: LogEntry[]
}

export type BulkAct = Database['public']['Enums']['bulk_act']
export const bulkActs: BulkAct[] = ['suspend', 'restore', 'confirm', 'grant']

/** A person affected by a bulk action; with a code if the action skips them. */
export interface PreviewLine {
  id: string
  firstName: string
  lastName: string
  email: string
  refusal: string | null
}

interface Named {
  firstName: string
  lastName: string
  email: string
}

/** The name, or the email address if none is given. */
export function accountName({ firstName, lastName, email }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}

export function statesOf(
  account: Pick<ListedUser, 'isSuspended' | 'isLeaving' | 'isConfirmed'>,
): AccountState[] {
  const against: AccountState[] = []
  if (account.isSuspended) against.push('suspended')
  if (account.isLeaving) against.push('leaving')
  if (!account.isConfirmed) against.push('unconfirmed')
  return against.length > 0 ? against : ['active']
}

export const durations = ['week', 'day', 'month', 'until', 'open'] as const
export type Duration = (typeof durations)[number]

const days: Partial<Record<Duration, number>> = { day: 1, week: 7, month: 30 }

/** When a suspension ends: at the end of the chosen day, or never for an open-ended one. */
export function endOf(duration: Duration, until: string, now = new Date()): Date | undefined {
  if (duration === 'open') return undefined
  if (duration === 'until') return new Date(`${until}T23:59:59`)
  return new Date(now.getTime() + days[duration]! * 86_400_000)
}
