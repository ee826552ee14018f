export const partnershipKeys = {
  all: ['partnerships'] as const,
  ofAllMySchools: ['partnerships', 'of-my-schools'] as const,
  ofMySchools: (userId: string) => ['partnerships', 'of-my-schools', userId] as const,
  list: (organizationId: string) => ['partnerships', 'list', organizationId] as const,
  one: (id: string) => ['partnerships', 'one', id] as const,
  students: (id: string, page: number) => ['partnerships', 'students', id, page] as const,
  found: (organizationId: string, search: string) =>
    ['partnerships', 'found', organizationId, search] as const,
}
