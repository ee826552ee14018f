/** Everything below `all` changes with a claim or a verdict. */
export const reviewKeys = {
  all: ['reviews'] as const,
  work: (submissionId: string) => ['reviews', 'work', submissionId] as const,
  pace: ['reviews', 'pace'] as const,
  queue: (show: string, filter: object, page: number) => ['reviews', 'queue', show, filter, page] as const,
  missions: (show: string) => ['reviews', 'missions', show] as const,
  nextMissions: (missionId: string, language: string) =>
    ['reviews', 'next-missions', missionId, language] as const,
  /** Below the player's key, so that a new verdict or a resubmission refreshes both. */
  feedback: (enrollmentId: string) => ['playing', enrollmentId, 'feedback'] as const,
  selfChecks: (enrollmentId: string) => ['playing', enrollmentId, 'self-checks'] as const,
  selfCheckOf: (submissionId: string) => ['reviews', 'self-check', submissionId] as const,
  file: (path: string) => ['delivered-file', path] as const,
  fileText: (path: string) => ['delivered-file', 'text', path] as const,
}

export const isFeedbackKey = (key: readonly unknown[]): boolean =>
  key[0] === 'playing' && key[2] === 'feedback'
