import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { PlatformAnalytics, PlatformCut } from '../model.ts'

export const platformAnalyticsQuery = (cut: PlatformCut) =>
  queryOptions({
    queryKey: ['platform-analytics', cut],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<PlatformAnalytics> => {
      const client = await connect()
      return unwrap(
        await client.rpc('platform_analytics', cut).abortSignal(signal),
      ) as unknown as PlatformAnalytics
    },
  })
