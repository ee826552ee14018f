export const sessionKeys = {
  profile: (userId: string) => ['profile', userId] as const,
  roles: (userId: string) => ['roles', userId] as const,
}
