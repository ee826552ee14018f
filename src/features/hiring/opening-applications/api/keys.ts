/** Everything about applications to openings, on both sides. */
export const openingApplicationKeys = {
  all: ['opening-applications'] as const,
  draft: (userId: string, slug: string) => ['opening-applications', userId, 'draft', slug] as const,
  list: (userId: string) => ['opening-applications', userId, 'list'] as const,
  mine: (userId: string, id: string) => ['opening-applications', userId, 'mine', id] as const,
  pipeline: (userId: string, opening: string) =>
    ['opening-applications', userId, 'pipeline', opening] as const,
  pipelinePart: (userId: string, opening: string, filter: object, shown: object) =>
    ['opening-applications', userId, 'pipeline', opening, filter, shown] as const,
  received: (userId: string, id: string) => ['opening-applications', userId, 'received', id] as const,
}
