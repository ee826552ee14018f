import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { partnershipKeys } from './keys.ts'

/** Organizations of the other kind, without those already in a partnership or proposal. */
export const foundPartnersQuery = (mine: string, search: string) =>
  queryOptions({
    queryKey: partnershipKeys.found(mine, search),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(answers, 'find_partners', { mine, search }, signal),
  })
