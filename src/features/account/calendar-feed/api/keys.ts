export const calendarFeedKeys = {
  of: (userId: string) => ['calendar-feed', userId] as const,
}
