import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { CompanyAnalytics, Cut } from '../model.ts'

export const companyAnalyticsQuery = (organizationId: string, cut: Cut) =>
  queryOptions({
    queryKey: ['company-analytics', organizationId, cut],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<CompanyAnalytics> => {
      const client = await connect()
      const call = client.rpc('company_analytics', { organization: organizationId, ...cut })
      return unwrap(await call.abortSignal(signal)) as unknown as CompanyAnalytics
    },
  })
