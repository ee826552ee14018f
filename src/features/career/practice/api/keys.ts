export const practiceKeys = {
  questions: (language: string) => ['practice-questions', language] as const,
  mine: (userId: string) => ['practice', userId, 'mine'] as const,
  /** A question in each language. */
  versions: (userId: string, slug: string) => ['practice', userId, 'question', slug] as const,
  question: (userId: string, slug: string, language: string) =>
    ['practice', userId, 'question', slug, language] as const,
}
