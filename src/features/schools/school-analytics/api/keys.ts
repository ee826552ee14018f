export const schoolAnalyticsKeys = {
  filtered: (organizationId: string, filter: object) => ['school-analytics', organizationId, filter] as const,
}
