import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { AnalyticsFilter } from '../model.ts'
import { answers } from './answers.ts'
import { companyAnalyticsKey } from './keys.ts'

export const companyAnalyticsQuery = (organizationId: string, filter: AnalyticsFilter) =>
  queryOptions({
    queryKey: companyAnalyticsKey(organizationId, filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(
        answers,
        'company_analytics',
        { organization: organizationId, ...filter, skill: filter.skill || undefined },
        signal,
      ),
  })
