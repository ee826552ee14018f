import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { startTestServer, type TestServer } from '../server.ts'
import { type LocalProvider, type Person, startProvider } from './provider.ts'

type ProviderName = 'google' | 'linkedin_oidc'

export interface World {
  server: TestServer
  google: LocalProvider
  linkedin: LocalProvider
  close(): Promise<void>
}

/** A server with two local providers: one puts all claims in its tokens, the other only in user info. */
export async function startWorld(folder = 'oauth', env: Record<string, string> = {}): Promise<World> {
  const google = await startProvider({ claimsInIdToken: true })
  const linkedin = await startProvider({ claimsInIdToken: false })
  const server = await startTestServer(folder, {
    LOG_LEVEL: 'fatal',
    TEST_CLIENT_SECRET: google.clientSecret,
    TEST_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    LINKEDIN_CLIENT_ID: linkedin.clientId,
    LINKEDIN_CLIENT_SECRET: linkedin.clientSecret,
    LINKEDIN_ISSUER: linkedin.issuer,
    ...env,
  })
  const callback = `${server.engine.siteUrl}/auth/v1/callback`
  google.accept(callback)
  linkedin.accept(callback)
  return {
    server,
    google,
    linkedin,
    async close() {
      await server.close()
      await Promise.all([google.close(), linkedin.close()])
    },
  }
}

/** A person with an account at both providers. */
export function newPerson(world: World, more: Partial<Person> = {}): Person & { email: string } {
  const sub = randomUUID()
  const person = {
    sub,
    email: `p-${sub.slice(0, 8)}@example.test`,
    email_verified: true,
    name: 'Ada Lovelace',
    given_name: 'Ada',
    family_name: 'Lovelace',
    picture: 'https://pictures.example.test/ada.png',
    ...more,
  }
  world.google.people.set(sub, person)
  world.linkedin.people.set(sub, person)
  return person
}

function providerOf(world: World, name: ProviderName): LocalProvider {
  return name === 'google' ? world.google : world.linkedin
}

/** The address the client library would send the browser to. */
export async function signInUrl(
  client: SupabaseClient,
  provider: ProviderName,
  person: Person,
  redirectTo = 'https://app.example.test/welcome',
): Promise<string> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider,
    options: { skipBrowserRedirect: true, redirectTo, queryParams: { login_hint: person.sub } },
  })
  if (error) throw error
  return data.url
}

/** Follows one redirect, like a browser. */
export async function nextStop(url: string | URL): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual' })
  const location = response.headers.get('location')
  if (!location) throw new Error(`${response.status}: ${await response.text()}`)
  return new URL(location)
}

/** The whole trip to the provider and back. Returns where the person lands in the app. */
export async function signInWith(
  world: World,
  provider: ProviderName,
  person: Person,
  options: { client?: SupabaseClient; consent?: 'grant' | 'deny'; redirectTo?: string } = {},
): Promise<URL> {
  const url = await signInUrl(options.client ?? world.server.client(), provider, person, options.redirectTo)
  const back = await providerOf(world, provider).visit((await nextStop(url)).href, options.consent)
  return nextStop(back)
}
