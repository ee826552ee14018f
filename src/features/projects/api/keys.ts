/** Everything that belongs to a maker's work hangs together: hours and invoices show on boards, clients and home. */
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
