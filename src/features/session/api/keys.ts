export const sessionKeys = {
  roles: (userId: string) => ['roles', userId] as const,
}
