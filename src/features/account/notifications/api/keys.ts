/** Everything below `all` is a list of one person's notifications. */
export const notificationKeys = {
  all: (userId: string) => ['notifications', userId] as const,
  list: (userId: string, show: string, count: number) => ['notifications', userId, show, count] as const,
  preferences: (userId: string) => ['notification-preferences', userId] as const,
  push: (userId: string) => ['push-devices', userId] as const,
}
