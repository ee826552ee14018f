import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { CandidateFacts } from '../../discovery/model.ts'
import { matchingKeys } from './keys.ts'

/** The candidate's own card as every company sees it, or would; null without a profile. */
export const myCardQuery = () =>
  queryOptions({
    queryKey: matchingKeys.myCard,
    queryFn: async ({ signal }): Promise<CandidateFacts | null> => {
      const client = await connect()
      return unwrap(await client.rpc('my_card').abortSignal(signal)) as unknown as CandidateFacts | null
    },
  })
