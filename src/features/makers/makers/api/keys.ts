export const makerProfileKeys = {
  all: ['maker-profile'] as const,
  of: (organizationId: string) => ['maker-profile', organizationId] as const,
}
