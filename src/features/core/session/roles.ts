import type { Database } from '../../../lib/database.types.ts'

export type AppRole = Database['public']['Enums']['app_role']

/** Which area a person with several roles sees first. */
export const roleOrder: AppRole[] = ['candidate', 'company', 'admin', 'academia', 'on_maker']

export function inOrder(roles: AppRole[]): AppRole[] {
  return roleOrder.filter((role) => roles.includes(role))
}
