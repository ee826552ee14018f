export const accountKeys = {
  sessions: (userId: string) => ['sessions', userId] as const,
  secondFactor: (userId: string) => ['second-factor', userId] as const,
  recoveryCodes: (userId: string) => ['recovery-codes', userId] as const,
}
