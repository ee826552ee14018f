export const notificationKeys = {
  latest: (userId: string) => ['notifications', userId] as const,
}
