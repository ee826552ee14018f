import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { CandidateCardFacts } from '../model.ts'

/** One card, with everything on it. Its person can read that the company looked. */
export const cardQuery = (card: string) =>
  queryOptions({
    queryKey: ['candidates', 'card', card],
    queryFn: async ({ signal }): Promise<CandidateCardFacts> => {
      const client = await connect()
      return unwrap(
        await client.rpc('open_card', { card }).abortSignal(signal),
      ) as unknown as CandidateCardFacts
    },
  })
