import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { AnalyticsFilter } from '../model.ts'
import { answers } from './answers.ts'
import { openingAnalyticsKey } from './keys.ts'

/** Of one opening, or of all of an organization. */
export const openingAnalyticsQuery = (
  organizationId: string | undefined,
  openingId: string | undefined,
  filter: AnalyticsFilter,
) =>
  queryOptions({
    queryKey: openingAnalyticsKey(organizationId, openingId, filter),
    placeholderData: keepPreviousData,
    enabled: organizationId !== undefined,
    queryFn: ({ signal }) =>
      ask(
        answers,
        'opening_analytics',
        { organization: organizationId, opening: openingId, ...filter },
        signal,
      ),
  })
