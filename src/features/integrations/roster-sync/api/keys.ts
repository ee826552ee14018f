export const rosterSyncKeys = {
  of: (school: string) => ['roster-sync', school] as const,
}
