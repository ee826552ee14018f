/** All of a maker's work shares a key: hours and invoices show on boards, clients and the home. */
export const makerKeys = {
  all: ['maker-work'],
  board: (userId: string) => ['maker-work', userId, 'board'],
  project: (id: string) => ['maker-work', 'project', id],
  clients: (userId: string, words: string, isArchived: boolean) => [
    'maker-work',
    userId,
    'clients',
    words,
    isArchived,
  ],
  client: (id: string) => ['maker-work', 'client', id],
  home: (userId: string) => ['maker-work', userId, 'home'],
} as const
export const moveKey = ['maker-work-move'] as const
