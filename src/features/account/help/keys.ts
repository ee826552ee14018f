export const helpKeys = {
  articles: (language: string) => ['help-articles', language] as const,
}
