export const profileKeys = {
  one: (userId: string) => ['profile', userId] as const,
}
