import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { startTestServer, type TestServer } from '../server.ts'
import { type SamlIdp, type SamlPerson, startIdp } from './identity-provider.ts'

export interface World {
  server: TestServer
  /** The request that the admin client doesn't offer. */
  admin(method: string, path: string, body?: unknown): Promise<{ status: number; body: Answer }>
  /** An identity provider, connected for a domain of its own. */
  connect(more?: Record<string, unknown>): Promise<Connection>
  close(): Promise<void>
}

type Answer = Record<string, unknown> & { id: string; code?: string; message?: string }

export interface Connection {
  id: string
  domain: string
  idp: SamlIdp
}

export async function startWorld(env: Record<string, string> = {}): Promise<World> {
  const server = await startTestServer('sso', { LOG_LEVEL: 'fatal', ...env })
  const serviceMetadata = await (await fetch(`${server.url}/auth/v1/sso/saml/metadata`)).text()
  const admin: World['admin'] = async (method, path, body) => {
    const response = await fetch(`${server.url}/auth/v1/admin/sso/providers${path}`, {
      method,
      headers: {
        apikey: server.engine.secretKey,
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Answer }
  }
  return {
    server,
    admin,
    connect: async (more) => {
      const name = randomUUID().slice(0, 8)
      const domain = `campus-${name}.test`
      const idp = startIdp(
        serviceMetadata,
        `https://idp-${name}.test/metadata`,
        'https://idp.test/sso?tenant=1',
      )
      const mapping = {
        keys: { full_name: { name: 'displayName' }, role: { name: 'role', default: 'student' } },
      }
      const { status, body } = await admin('POST', '', {
        type: 'saml',
        metadata_xml: idp.metadata,
        domains: [domain],
        attribute_mapping: mapping,
        ...more,
      })
      if (status !== 201) throw new Error(body.message)
      return { id: body.id, domain, idp }
    },
    close: () => server.close(),
  }
}

export function newPerson({ domain }: Connection, more: Partial<SamlPerson> = {}): SamlPerson {
  const subject = randomUUID()
  const email = `p-${subject.slice(0, 8)}@${domain}`
  return { subject, email, name: 'Ada Lovelace', role: 'student', ...more }
}

/** Where the client library sends the browser. */
export async function signInUrl(
  client: SupabaseClient,
  { domain }: Pick<Connection, 'domain'>,
): Promise<URL> {
  const options = { redirectTo: 'https://app.example.test/welcome' }
  const { data, error } = await client.auth.signInWithSSO({ domain, options })
  if (error) throw error
  return new URL(data.url)
}

/** Posts what the identity provider's page would post. Returns where the person lands in the app. */
export async function postResponse(
  server: TestServer,
  SAMLResponse: string,
  RelayState: string,
): Promise<URL> {
  const response = await fetch(`${server.url}/auth/v1/sso/saml/acs`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ SAMLResponse, RelayState }),
  })
  const location = response.headers.get('location')
  if (response.status !== 303 || !location) throw new Error(`${response.status}: ${await response.text()}`)
  return new URL(location)
}

/** The whole trip to the identity provider and back. */
export async function signInWith(
  { server }: World,
  connection: Connection,
  person: SamlPerson,
  client = server.client(),
): Promise<URL> {
  const url = await signInUrl(client, connection)
  const response = await connection.idp.respond(url, person)
  return postResponse(server, response, url.searchParams.get('RelayState')!)
}
