export const dataKeys = {
  held: (userId: string) => ['held-data', userId] as const,
  consents: (userId: string) => ['consents', userId] as const,
  rectifications: (userId: string) => ['rectifications', userId] as const,
  latestExport: (userId: string) => ['export', userId] as const,
}
