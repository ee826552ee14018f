export const studentKeys = {
  all: ['students'] as const,
  list: (wanted: object, page: number) => ['students', 'list', wanted, page] as const,
  roster: ['students', 'roster'] as const,
  one: (id: string) => ['students', 'one', id] as const,
  imports: ['students', 'imports'] as const,
  import: (id: string, show: string, page: number) => ['students', 'import', id, show, page] as const,
  invitation: (token: string, userId: string | undefined) => ['school-invitation', token, userId] as const,
  mine: (userId: string) => ['my-schools', userId] as const,
}
