export const missionAnalyticsKeys = {
  filtered: (missionId: string, version: number | undefined, weeks: number) =>
    ['mission-analytics', missionId, version, weeks] as const,
}
