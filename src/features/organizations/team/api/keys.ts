export const teamKeys = {
  all: ['team'] as const,
  of: (organizationId: string) => ['team', organizationId] as const,
  invitation: (id: string, userId: string | undefined) => ['team-invitation', id, userId] as const,
}
