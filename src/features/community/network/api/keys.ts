import { queryRoots } from '../../../../lib/query-roots.ts'

/** Everything that a request or a block can change is under `all`. */
export const networkKeys = {
  all: queryRoots.network,
  start: (userId: string) => ['network', userId, 'start'] as const,
  waiting: (userId: string) => ['network', userId, 'waiting'] as const,
  found: (userId: string, filter: object) => ['network', userId, 'found', filter] as const,
  list: (userId: string, list: string, search: string) => ['network', userId, list, search] as const,
  relation: (userId: string, handle: string) => ['network', userId, 'relation', handle] as const,
}
