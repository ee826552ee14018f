/** Below applications: what changes an offer changes the application, and the other way around. */
export const offerKeys = {
  all: ['opening-applications'] as const,
  received: (userId: string, application: string) =>
    ['opening-applications', userId, 'offers', application] as const,
  mine: (userId: string, application: string) =>
    ['opening-applications', userId, 'my-offers', application] as const,
}
