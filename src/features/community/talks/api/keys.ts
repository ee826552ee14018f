/** Everything below `all` changes when a talk is booked or canceled. */
export const talkKeys = {
  all: ['talks'] as const,
  found: (filter: object) => ['talks', 'found', filter] as const,
  page: (hostId: string) => ['talks', 'page', hostId] as const,
  mine: (userId: string) => ['talks', 'mine', userId] as const,
  offer: (userId: string) => ['talks', 'offer', userId] as const,
}
