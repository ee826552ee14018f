export const portfolioKeys = {
  all: ['portfolio'] as const,
  list: (organizationId: string) => ['portfolio', organizationId, 'list'] as const,
  one: (organizationId: string, id: string) => ['portfolio', organizationId, 'one', id] as const,
}

/** A maker's page and case studies, as everyone sees them. */
export const makerPageKeys = {
  all: ['maker-page'] as const,
  page: (handle: string) => ['maker-page', handle] as const,
  case: (handle: string, slug: string) => ['maker-page', handle, slug] as const,
}
