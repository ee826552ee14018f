export const inboxKeys = {
  all: ['inbox'] as const,
  list: (status: string, source: string | undefined, search: string, page: number) =>
    ['inbox', status, source, search, page] as const,
}
