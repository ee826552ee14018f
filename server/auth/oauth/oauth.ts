import type { Auth } from '../auth.ts'
import { ProviderClient } from './client.ts'
import { findProvider, type Provider, readProviders } from './providers.ts'
import { Visits } from './state.ts'

/** Shared by the endpoints for external providers. */
export interface OAuth {
  auth: Auth
  enabled: ReadonlySet<string>
  clients: ReadonlyMap<string, ProviderClient>
  visits: Visits
  /** The client of an enabled provider. Throws if there is none by that name. */
  client(name: string): ProviderClient
  /** Where a provider sends people back. */
  callbackUrl(provider: Provider): string
}

export async function openOAuth(auth: Auth): Promise<OAuth> {
  const providers = readProviders(auth.engine)
  const clients = new Map([...providers].map(([name, provider]) => [name, new ProviderClient(provider)]))
  return {
    auth,
    enabled: new Set(providers.keys()),
    clients,
    visits: new Visits(auth.db, await auth.engine.db.secret('oauth_state')),
    client: (name) => clients.get(findProvider(providers, name).name)!,
    callbackUrl: (provider) => provider.redirectUri || `${auth.engine.siteUrl}/auth/v1/callback`,
  }
}
