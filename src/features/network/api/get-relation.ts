import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Relation } from '../model.ts'
import { networkKeys } from './keys.ts'

interface Standing {
  id: string
  relation: Relation
  /** Keys of the skills the viewer has endorsed. */
  endorsed: string[]
}

/** The viewer's relation to someone whose page they may see; null for anyone else. */
export const relationQuery = (userId: string, handle: string) =>
  queryOptions({
    queryKey: networkKeys.relation(userId, handle),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Standing | null> => {
      const client = await connect()
      const answer = await client.rpc('relation_with', { wanted_handle: handle }).abortSignal(signal)
      return (unwrap(answer) ?? null) as unknown as Standing | null
    },
  })
