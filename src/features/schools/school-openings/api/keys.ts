/** Openings for a school's students, recommendations and placements. */
export const schoolOpeningsKeys = {
  all: ['school-openings'] as const,
  found: (organizationId: string, filter: object, page: number) =>
    ['school-openings', organizationId, 'found', filter, page] as const,
  groups: (organizationId: string) => ['school-openings', organizationId, 'groups'] as const,
  placements: (organizationId: string) => ['school-openings', organizationId, 'placements'] as const,
}

/** Below the board's key, as both change together. */
export const recommendationKeys = {
  mine: ['opening-board', 'mine', 'by-school'] as const,
  of: (openingId: string) => ['opening-board', 'mine', 'by-school', openingId] as const,
}
