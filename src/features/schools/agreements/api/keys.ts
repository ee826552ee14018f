/** Agreements between a student, a company and a school. */
export const agreementKeys = {
  all: ['agreements'] as const,
  page: (id: string) => ['agreements', 'page', id] as const,
  ofApplication: (applicationId: string) => ['agreements', 'application', applicationId] as const,
  ofOpening: (openingId: string) => ['agreements', 'opening', openingId] as const,
  ofSchool: (organizationId: string) => ['agreements', 'school', organizationId] as const,
}
