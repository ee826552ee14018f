import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { networkKeys } from './keys.ts'

/** The viewer's relation to someone whose page they may see; null for anyone else. */
export const relationQuery = (userId: string, handle: string) =>
  queryOptions({
    queryKey: networkKeys.relation(userId, handle),
    staleTime: 0,
    queryFn: ({ signal }) => ask(answers, 'relation_with', { wanted_handle: handle }, signal),
  })
