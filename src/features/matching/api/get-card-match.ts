import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Match } from '../model.ts'
import { matchingKeys } from './keys.ts'

export const cardMatchQuery = (needId: string, card: string) =>
  queryOptions({
    queryKey: matchingKeys.card(needId, card),
    enabled: needId !== '',
    queryFn: async ({ signal }): Promise<Match> => {
      const client = await connect()
      const call = client.rpc('match_card', { need_id: needId, card }).abortSignal(signal)
      return unwrap(await call) as unknown as Match
    },
  })
