export const provisioningKeys = {
  of: (organization: string) => ['provisioning', organization] as const,
  overview: (organization: string) => [...provisioningKeys.of(organization), 'overview'] as const,
  people: (organization: string, words: string, page: number) =>
    [...provisioningKeys.of(organization), 'people', words, page] as const,
}
