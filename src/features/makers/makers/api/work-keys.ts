import { queryRoots } from '../../../../lib/query-roots.ts'

/** All of a maker's work shares a key: hours and invoices show on boards, clients and the home. */
export const makerKeys = {
  all: queryRoots.makerWork,
  board: (userId: string) => ['maker-work', userId, 'board'] as const,
  project: (id: string) => ['maker-work', 'project', id] as const,
  clients: (userId: string, words: string, isArchived: boolean) =>
    ['maker-work', userId, 'clients', words, isArchived] as const,
  anyClient: ['maker-work', 'client'] as const,
  client: (id: string) => ['maker-work', 'client', id] as const,
  home: (userId: string) => ['maker-work', userId, 'home'] as const,
}
