export const clientPageKeys = {
  page: (token: string) => ['client-page', token] as const,
}
