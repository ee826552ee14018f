import type { AnalyticsFilter } from '../model.ts'

export const openingAnalyticsKey = (
  organizationId: string | undefined,
  openingId: string | undefined,
  filter: AnalyticsFilter,
) => ['opening-analytics', organizationId, openingId, filter] as const
