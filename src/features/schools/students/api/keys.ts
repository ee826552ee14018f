export const studentKeys = {
  all: ['students'] as const,
  list: (wanted: object, page: number) => ['students', 'list', wanted, page] as const,
  one: (id: string) => ['students', 'one', id] as const,
  imports: ['students', 'imports'] as const,
  import: (id: string, show: string, page: number) => ['students', 'import', id, show, page] as const,
  /** Invitations and links of the person themselves. */
  invitations: ['school-invitation'] as const,
  invitation: (token: string, userId: string | undefined) => ['school-invitation', token, userId] as const,
  allMine: ['my-schools'] as const,
  mine: (userId: string) => ['my-schools', userId] as const,
}
