import type { AnalyticsFilter } from '../model.ts'

export const companyAnalyticsKey = (organizationId: string, filter: AnalyticsFilter) =>
  ['company-analytics', organizationId, filter] as const
