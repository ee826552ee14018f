import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Cut, SchoolAnalytics } from '../model.ts'

export const schoolAnalyticsQuery = (organizationId: string, cut: Cut) =>
  queryOptions({
    queryKey: ['school-analytics', organizationId, cut],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<SchoolAnalytics> => {
      const client = await connect()
      const call = client.rpc('school_analytics', { organization: organizationId, ...cut })
      return unwrap(await call.abortSignal(signal)) as unknown as SchoolAnalytics
    },
  })
