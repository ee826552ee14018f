export const authKeys = {
  /** Who invites, on the page a link leads to. */
  invitation: (page: string, token: string, email: string) =>
    ['invitation-of-link', page, token, email] as const,
  adminInvitations: (token: string) => ['admin-invitation', token] as const,
  adminInvitation: (token: string, userId: string | undefined) =>
    ['admin-invitation', token, userId] as const,
  providers: ['providers'] as const,
  identityProofs: (userId: string) => ['identity-proofs', userId] as const,
}
