import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { boardKeys } from './keys.ts'

/** One opening with everything its page shows; null if the reader can't see it. */
export const openingPageQuery = (slug: string) =>
  queryOptions({
    queryKey: boardKeys.page(slug),
    queryFn: ({ signal }) => ask(answers, 'opening_page', { slug }, signal),
  })

/** How well it suits the signed-in candidate. */
export const openingMatchQuery = (id: string) =>
  queryOptions({
    queryKey: boardKeys.match(id),
    queryFn: ({ signal }) => ask(answers, 'opening_match', { opening_id: id }, signal),
  })
