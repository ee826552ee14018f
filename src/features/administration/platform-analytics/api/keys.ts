import type { AnalyticsFilter } from '../model.ts'

export const platformAnalyticsKey = (filter: AnalyticsFilter) => ['platform-analytics', filter] as const
