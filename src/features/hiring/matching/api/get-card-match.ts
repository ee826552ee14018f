import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { matchingKeys } from './keys.ts'

export const cardMatchQuery = (openingId: string, card: string) =>
  queryOptions({
    queryKey: matchingKeys.card(openingId, card),
    enabled: openingId !== '',
    queryFn: ({ signal }) => ask(answers, 'match_card', { opening_id: openingId, card }, signal),
  })
