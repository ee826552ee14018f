/** Everything below `all` changes with an attestation. */
export const attestationKeys = {
  all: ['shared-notes'] as const,
  list: (organizationId: string, search: string) =>
    ['shared-notes', 'attestations', organizationId, search] as const,
  ofPerson: (person: string) => ['shared-notes', 'attested', person] as const,
  notes: (userId: string, search: string) => ['shared-notes', userId, search] as const,
}
