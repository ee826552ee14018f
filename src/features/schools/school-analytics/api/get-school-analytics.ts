import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { AnalyticsFilter } from '../model.ts'
import { answers } from './answers.ts'
import { schoolAnalyticsKeys } from './keys.ts'

export const schoolAnalyticsQuery = (organizationId: string, filter: AnalyticsFilter) =>
  queryOptions({
    queryKey: schoolAnalyticsKeys.filtered(organizationId, filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(answers, 'school_analytics', { organization: organizationId, ...filter }, signal),
  })
