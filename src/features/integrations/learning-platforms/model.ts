export const platformFields = [
  'name',
  'issuer',
  'clientId',
  'authUrl',
  'tokenUrl',
  'jwksUrl',
  'deploymentId',
] as const
export type PlatformFields = Record<(typeof platformFields)[number], string>

/** What an owner enters in the platform, by the name that platforms give it. */
export const ownAddresses = (backend: string, site: string, organization: string) => ({
  login: `${backend}/login/${organization}`,
  redirect: `${backend}/launch`,
  keys: `${backend}/jwks/${organization}`,
  target: `${site}/lti`,
})
