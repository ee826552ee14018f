export const platformsKeys = {
  of: (organization: string) => ['learning-platforms', organization] as const,
}
