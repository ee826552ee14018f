export const portfolioKeys = {
  all: ['portfolio'] as const,
  list: (organizationId: string) => ['portfolio', organizationId] as const,
  one: (organizationId: string, id: string) => ['portfolio', organizationId, id] as const,
}
