/** Everything that a request, an answer or a share can change is under `all`. */
export const contactKeys = {
  all: ['contacts'] as const,
  requests: (userId: string) => ['contacts', userId, 'requests'] as const,
  ofCompany: (userId: string, status: string) => ['contacts', userId, 'company', status] as const,
  shared: (userId: string, card: string) => ['contacts', userId, 'shared', card] as const,
  consent: (userId: string) => ['contacts', userId, 'consent'] as const,
  ledger: (userId: string, last?: number) => ['contacts', userId, 'ledger', last] as const,
  companies: (words: string) => ['contacts', 'companies', words] as const,
  pools: (userId: string, card = '') => ['contacts', userId, 'pools', card] as const,
  pool: (userId: string, pool: string) => ['contacts', userId, 'pool', pool] as const,
  history: (entry: string) => ['contacts', 'history', entry] as const,
  compared: (cards: string[]) => ['contacts', 'compared', cards] as const,
}
