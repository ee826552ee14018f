export const applicationKeys = {
  board: (userId: string) => ['applications', userId, 'board'] as const,
  events: (userId: string, from: Date) => ['applications', userId, 'events', from.toISOString()] as const,
  figures: (userId: string) => ['applications', userId, 'figures'] as const,
  names: (userId: string) => ['applications', userId, 'names'] as const,
  cards: ['applications', 'card'] as const,
  card: (cardId: string) => ['applications', 'card', cardId] as const,
}
