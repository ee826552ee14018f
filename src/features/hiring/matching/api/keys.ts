/** A company's openings and matches, and what candidates see of them. */
export const matchingKeys = {
  needs: ['needs'] as const,
  needList: (status: string) => ['needs', 'list', status] as const,
  need: (id: string) => ['needs', 'one', id] as const,
  ranking: (id: string, page: number) => ['needs', 'ranking', id, page] as const,
  card: (id: string, card: string) => ['needs', 'card', id, card] as const,
  questions: (id: string) => ['needs', 'questions', id] as const,
  mirror: ['mirror'] as const,
  myCard: ['mirror', 'card'] as const,
  myMatches: (page: number) => ['mirror', 'matches', page] as const,
  mySettings: ['mirror', 'settings'] as const,
  fittingCompanies: ['fitting-companies'] as const,
  rules: ['matching-rules'] as const,
}
