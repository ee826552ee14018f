export const authoringKeys = {
  all: ['authoring'] as const,
  /** Offered to everyone, and rarely changed. */
  templates: ['mission-templates'] as const,
  lists: () => [...authoringKeys.all, 'list'] as const,
  list: (filter: object) => [...authoringKeys.lists(), filter] as const,
  mission: (id: string) => [...authoringKeys.all, 'mission', id] as const,
  versions: (id: string) => [...authoringKeys.all, 'versions', id] as const,
  published: (id: string, version: number) => [...authoringKeys.versions(id), version] as const,
  invitees: (id: string) => [...authoringKeys.all, 'invitees', id] as const,
}
