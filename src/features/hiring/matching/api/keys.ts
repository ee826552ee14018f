/** A company's openings and matches, and what candidates see of them. */
export const matchingKeys = {
  openings: ['openings'] as const,
  openingList: (status: string) => ['openings', 'list', status] as const,
  organizationList: (organization: string | undefined, isArchived: boolean) =>
    ['openings', 'all', organization, isArchived] as const,
  posts: (organization: string) => ['openings', 'posts', organization] as const,
  editor: (id?: string, organization?: string) => ['openings', 'editor', id, organization] as const,
  checks: (id: string, revision: number) => ['openings', 'checks', id, revision] as const,
  ranking: (id: string, page: number) => ['openings', 'ranking', id, page] as const,
  card: (id: string, card: string) => ['openings', 'card', id, card] as const,
  questions: (id: string) => ['openings', 'questions', id] as const,
  mirror: ['mirror'] as const,
  myCard: ['mirror', 'card'] as const,
  myMatches: (page: number) => ['mirror', 'matches', page] as const,
  mySettings: ['mirror', 'settings'] as const,
  fittingCompanies: ['fitting-companies'] as const,
  rules: ['matching-rules'] as const,
}
