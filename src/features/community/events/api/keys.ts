/** Everything below `all` changes with a registration. */
export const eventKeys = {
  all: ['events'] as const,
  found: (filter: object) => ['events', 'found', filter] as const,
  page: (id: string) => ['events', 'page', id] as const,
  held: (organizationId: string, show: string) => ['events', 'held', organizationId, show] as const,
  one: (id: string) => ['events', 'one', id] as const,
  evaluation: (id: string) => ['events', 'evaluation', id] as const,
  attendees: (id: string) => ['events', 'attendees', id] as const,
}
