export const boosterKeys = {
  stories: (userId: string) => ['booster', userId, 'stories'] as const,
  material: (userId: string) => ['booster', userId, 'material'] as const,
  postings: (userId: string) => ['booster', userId, 'postings'] as const,
  letters: (userId: string) => ['booster', userId, 'letters'] as const,
  letter: (userId: string, id: string) => ['booster', userId, 'letter', id] as const,
  versions: (userId: string, id: string) => ['booster', userId, 'letter', id, 'versions'] as const,
  version: (id: string) => ['booster', 'version', id] as const,
}
