import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Listing } from '../../catalogue/model.ts'
import type { PresentedOrganization } from '../../company-profile/model.ts'

export interface CompanyPageData extends PresentedOrganization {
  /** Percent; null for fewer than five. */
  replyRate: number | null
  feedbackHours: number | null
  missions: Listing[]
}

/** A company's public page; null if there is none at this address. */
export const companyPageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['company-page', slug],
    queryFn: async ({ signal }): Promise<CompanyPageData | null> => {
      const client = await connect()
      const call = client.rpc('company_page', { wanted_slug: slug }).abortSignal(signal)
      return unwrap(await call) as unknown as CompanyPageData | null
    },
  })
