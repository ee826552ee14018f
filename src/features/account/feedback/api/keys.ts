export const feedbackKeys = {
  mine: (userId: string) => ['my-messages', userId] as const,
}
