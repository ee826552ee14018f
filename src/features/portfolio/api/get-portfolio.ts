import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { OwnCase } from '../model.ts'
import { portfolioKeys } from './keys.ts'

export interface Portfolio {
  /** Of the maker's page; null if it isn't public. */
  handle: string | null
  /** Views of the page itself, in 30 days. */
  pageViews: number
  cases: OwnCase[]
}

export const portfolioQuery = (organizationId: string) =>
  queryOptions({
    queryKey: portfolioKeys.list(organizationId),
    queryFn: async ({ signal }): Promise<Portfolio> => {
      const client = await connect()
      return unwrap(await client.rpc('my_portfolio').abortSignal(signal)) as unknown as Portfolio
    },
  })
