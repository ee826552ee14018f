import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { matchingKeys } from './keys.ts'

export const cardMatchQuery = (needId: string, card: string) =>
  queryOptions({
    queryKey: matchingKeys.card(needId, card),
    enabled: needId !== '',
    queryFn: ({ signal }) => ask(answers, 'match_card', { need_id: needId, card }, signal),
  })
