import type { Auth } from '../auth.ts'

/** Shared by the endpoints for single sign-on. */
export interface Sso {
  auth: Auth
  /** Our name at identity providers, which is also where our metadata is. */
  entityId(): string
  /** Where identity providers send their responses. */
  acsUrl(): string
}

export function openSso(auth: Auth): Sso {
  // The server's address is known only once it listens.
  const at = (path: string) => `${auth.engine.siteUrl}/auth/v1/sso/saml/${path}`
  return { auth, entityId: () => at('metadata'), acsUrl: () => at('acs') }
}
