import type administration from '../../../i18n/en/administration.ts'
import type { Database } from '../../../lib/database.types.ts'

export type AppRole = Database['public']['Enums']['app_role']

/** A part of administration; the database decides which roles open it. */
export type AdministrationArea = keyof typeof administration.areas

/** Which area a person with several roles sees first. */
export const roleOrder: AppRole[] = ['candidate', 'company', 'admin', 'academia', 'on_maker']

export function inOrder(roles: AppRole[]): AppRole[] {
  return roleOrder.filter((role) => roles.includes(role))
}
