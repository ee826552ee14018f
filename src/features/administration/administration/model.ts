import type { Database } from '../../../lib/database.types.ts'
import type { AppRole } from '../../core/session/roles.ts'

export type AdministrationRole = Database['public']['Enums']['administration_role']

/** In display order. */
export const administrationRoles: AdministrationRole[] = ['owner', 'support', 'moderation', 'content']

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

export type BulkAct = Database['public']['Enums']['bulk_act']
export const bulkActs: BulkAct[] = ['suspend', 'restore', 'confirm', 'grant']

interface Named {
  firstName: string
  lastName: string
  email: string
}

/** The name, or the email address if none is given. */
export function accountName({ firstName, lastName, email }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}

interface Standing {
  isSuspended: boolean
  isLeaving: boolean
  isConfirmed: boolean
}

export function statesOf(account: Standing): AccountState[] {
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
