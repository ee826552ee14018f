/** Below the application, so that whatever changes an application refetches its interviews too. */
export const interviewKeys = {
  received: (userId: string, application: string) =>
    ['opening-applications', userId, 'interviews', application] as const,
  mine: (userId: string, application: string) =>
    ['opening-applications', userId, 'my-interviews', application] as const,
}
