import type { BundleReader } from './bundle-reader.ts'

/** What a person is; 'was_student' if that has ended. */
type Roles = Map<string, Set<string>>

/** The roles of each user, from the file that has them since version 1.2. */
export function rolesByUser(bundle: BundleReader, users: Set<string>, orgs: Set<string>): Roles {
  const roles: Roles = new Map()
  for (const entry of bundle.sound('roles', ['sourcedId', 'userSourcedId', 'role'])) {
    const { line, cell } = entry
    const [user, org] = [cell('userSourcedId'), cell('orgSourcedId')]
    if (bundle.isBulk('users') && !users.has(user)) bundle.note('roles', line, 'user_unknown', user)
    else if (bundle.isBulk('orgs') && org && !orgs.has(org)) bundle.note('roles', line, 'org_unknown', org)
    const role = cell('role').toLowerCase()
    const held = roles.get(user) ?? new Set()
    if (!bundle.isOver(entry)) held.add(role)
    else if (role === 'student') held.add('was_student')
    roles.set(user, held)
  }
  return roles
}
