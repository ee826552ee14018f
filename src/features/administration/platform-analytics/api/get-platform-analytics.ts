import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { AnalyticsFilter } from '../model.ts'
import { answers } from './answers.ts'
import { platformAnalyticsKey } from './keys.ts'

export const platformAnalyticsQuery = (filter: AnalyticsFilter) =>
  queryOptions({
    queryKey: platformAnalyticsKey(filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(answers, 'platform_analytics', { ...filter }, signal),
  })
