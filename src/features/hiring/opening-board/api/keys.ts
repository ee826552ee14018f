/** The board of openings, and what candidates do there. */
export const boardKeys = {
  all: ['opening-board'] as const,
  found: (filter: object, sort: string, page: number) =>
    ['opening-board', 'found', filter, sort, page] as const,
  page: (slug: string) => ['opening-board', 'page', slug] as const,
  mine: ['opening-board', 'mine'] as const,
  match: (id: string) => ['opening-board', 'mine', 'match', id] as const,
  recommended: (page: number) => ['opening-board', 'mine', 'recommended', page] as const,
  saved: (page: number) => ['opening-board', 'mine', 'saved', page] as const,
  searches: ['opening-board', 'mine', 'searches'] as const,
}
