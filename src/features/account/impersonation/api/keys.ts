export const actingKeys = {
  history: (userId: string) => ['acting', userId] as const,
}
