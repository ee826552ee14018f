export const profileKeys = {
  one: (userId: string) => ['profile', userId] as const,
  career: (userId: string) => ['career', userId] as const,
  skills: (userId: string) => ['my-skills', userId] as const,
  page: (userId: string) => ['my-page', userId] as const,
}
