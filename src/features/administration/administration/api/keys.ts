/** Everything below `all` changes when administrators act on accounts. */
export const administrationKeys = {
  all: ['administration'] as const,
  home: ['administration', 'home'] as const,
  setup: ['administration', 'setup'] as const,
  administrators: ['administration', 'administrators'] as const,
  starterMissions: ['administration', 'setup', 'starter-missions'] as const,
  invitations: ['administration', 'admin-invitations'] as const,
  users: (filter: object, edge: object | undefined) => ['administration', 'users', filter, edge] as const,
  account: (id: string) => ['administration', 'account', id] as const,
  preview: (act: string, people: string[], role: string | undefined) =>
    ['administration', 'preview', act, people, role] as const,
}
