/** Everything below `all` changes when a mission is started, submitted or left. */
export const enrollmentKeys = {
  all: ['enrollments'] as const,
  mine: (userId: string) => ['enrollments', userId, 'by-mission'] as const,
  next: (missionId: string) => ['enrollments', 'next', missionId] as const,
}
