/** What a school shows of itself: its public page, its records and its home. */
export const schoolKeys = {
  pages: ['school-page'] as const,
  page: (slug: string) => ['school-page', slug] as const,
  panels: ['school-panel'] as const,
  panel: (organizationId: string) => ['school-panel', organizationId] as const,
  homes: ['school-home'] as const,
  home: (userId: string) => ['school-home', userId] as const,
}
