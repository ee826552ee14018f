export const playerKeys = {
  play: (enrollmentId: string) => ['playing', enrollmentId] as const,
  expectedFeedback: (enrollmentId: string) => ['expected-feedback', enrollmentId] as const,
}
