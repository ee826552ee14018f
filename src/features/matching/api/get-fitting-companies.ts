import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Named, Titled } from '../../discovery/model.ts'

export interface FittingCompany {
  name: string
  slug: string
  /** Percent; null for fewer than five. */
  replyRate: number | null
  missions: number
  skills: (Named & { isMine: boolean })[]
  jobs: Titled[]
}

export const fittingCompaniesQuery = () =>
  queryOptions({
    queryKey: ['fitting-companies'],
    queryFn: async ({ signal }): Promise<FittingCompany[]> => {
      const client = await connect()
      return unwrap(await client.rpc('fitting_companies').abortSignal(signal)) as unknown as FittingCompany[]
    },
  })
