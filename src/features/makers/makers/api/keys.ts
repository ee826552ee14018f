export const makerProfileKeys = {
  listed: (filter: object) => ['maker-page', 'listed', filter] as const,
  all: ['maker-profile'] as const,
  of: (organizationId: string) => ['maker-profile', organizationId] as const,
}
