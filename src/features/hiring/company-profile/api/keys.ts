export const companyProfileKeys = {
  page: (slug: string) => ['company-page', slug] as const,
  answers: (organizationId: string) => ['company-page', 'answers', organizationId] as const,
  listed: (filter: object) => ['organizations', 'listed', filter] as const,
  stored: (organizationId: string) => ['company-profile', organizationId] as const,
  /** Everything that shows what an organization wrote. */
  shown: ({ id, slug }: { id: string; slug: string }) =>
    [
      companyProfileKeys.stored(id),
      ['organizations'],
      companyProfileKeys.page(slug),
      ['school-page', slug],
      ['school-panel', id],
    ] as const,
}
