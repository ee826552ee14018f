import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { OpenedCard } from '../model.ts'

/** One card in full. The candidate can see that the company viewed it. */
export const cardQuery = (card: string) =>
  queryOptions({
    queryKey: ['candidates', 'card', card],
    queryFn: async ({ signal }): Promise<OpenedCard> => {
      const client = await connect()
      return unwrap(await client.rpc('open_card', { card }).abortSignal(signal)) as unknown as OpenedCard
    },
  })
