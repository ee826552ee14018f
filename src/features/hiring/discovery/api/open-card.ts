import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { discoveryKeys } from './keys.ts'

/** One card in full. The candidate can see that the company viewed it. */
export const cardQuery = (card: string) =>
  queryOptions({
    queryKey: discoveryKeys.card(card),
    queryFn: ({ signal }) => ask(answers, 'open_card', { card }, signal),
  })
