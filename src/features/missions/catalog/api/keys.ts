export const catalogKeys = {
  listings: (filter: object) => ['listings', filter] as const,
  publicListings: (filter: object) => ['listings', 'public', filter] as const,
  listing: (missionId: string) => ['listing', missionId] as const,
  facts: (missionId: string) => ['mission-facts', missionId] as const,
  similar: (missionId: string) => ['similar', missionId] as const,
  related: (missionId: string) => ['similar', missionId, 'public'] as const,
  organizations: ['listed-organizations'] as const,
  saved: (userId: string) => ['saved-missions', userId] as const,
  invitations: ['invitations'] as const,
  myInvitations: (userId: string) => ['invitations', userId] as const,
}
