export const webhooksKeys = {
  of: (organization: string) => ['webhooks', organization] as const,
  deliveries: (organization: string, endpoint: string) =>
    [...webhooksKeys.of(organization), 'deliveries', endpoint] as const,
}
