import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import { answers } from './answers.ts'

/** Whole cards side by side; candidates who can no longer be found show nothing. */
export const comparedQuery = (cards: string[]) =>
  queryOptions({
    queryKey: contactKeys.compared(cards),
    queryFn: ({ signal }) => ask(answers, 'compare_cards', { cards }, signal),
    enabled: cards.length > 0,
    staleTime: 0,
  })
