export const moderationKeys = {
  all: ['moderation'] as const,
  queue: (show: string, byReports: boolean, page: number) =>
    ['moderation', 'queue', show, byReports, page] as const,
  one: (id: string) => ['moderation', 'case', id] as const,
  mine: ['moderation', 'mine'] as const,
  link: (token: string) => ['moderation', 'link', token] as const,
}
