import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import type { SeenCandidate } from '../../contacts/model.ts'

/** Whole cards side by side; candidates who can no longer be found show nothing. */
export const comparedQuery = (cards: string[]) =>
  queryOptions({
    queryKey: contactKeys.compared(cards),
    queryFn: async ({ signal }): Promise<SeenCandidate[]> => {
      const client = await connect()
      const answer = await client.rpc('compare_cards', { cards }).abortSignal(signal)
      return unwrap(answer) as unknown as SeenCandidate[]
    },
    enabled: cards.length > 0,
    staleTime: 0,
  })
