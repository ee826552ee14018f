import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'

/** Generated for this run; nothing else trusts it. */
const { privateKey } = await generateKeyPair('RS256', { extractable: true })
const signingKey = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }

export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  [claim: string]: unknown
}

export interface LocalProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** People with an account there, by the `login_hint` that selects them. */
  people: Map<string, Person>
  /** Starts answering, for a client with this callback address. */
  accept(callbackUrl: string): void
  /** Goes through sign-in and consent like a browser. Returns where the provider redirects. */
  visit(authorizationUrl: string, consent?: 'grant' | 'deny'): Promise<URL>
  /** A token as the provider signs it for an app, with these claims added to the usual ones. */
  idToken(claims: Record<string, unknown>, expires?: string): Promise<string>
  close(): Promise<void>
}

/** A real OpenID provider on this machine. */
export async function startProvider(options: { claimsInIdToken: boolean }): Promise<LocalProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_, response) =>
    response.writeHead(503).end()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const people = new Map<string, Person>()
  const [clientId, clientSecret] = ['test-client', 'test-client-secret-of-good-length']

  const accept = (callbackUrl: string) => {
    const provider = new Provider(issuer, configuration(people, callbackUrl, options.claimsInIdToken))
    const handle = provider.callback()
    answer = (request, response) =>
      request.url?.startsWith('/interaction/')
        ? interact(provider, people, request, response)
        : handle(request, response)
  }
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    accept,
    visit: (url, consent = 'grant') => visit(issuer, url, consent),
    idToken: (claims, expires = '5 minutes') =>
      new SignJWT({ iss: issuer, aud: clientId, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: signingKey.kid })
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }

  function configuration(
    known: Map<string, Person>,
    callbackUrl: string,
    claimsInIdToken: boolean,
  ): Configuration {
    return {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [callbackUrl],
          grant_types: ['authorization_code', 'refresh_token'],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'given_name', 'family_name', 'picture', 'hd'],
      },
      conformIdTokenClaims: !claimsInIdToken,
      issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
      findAccount: (_, id) => ({ accountId: id, claims: async () => byId(known, id) }),
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, RefreshToken: 60, IdToken: 60 },
      cookies: { keys: ['only a test'] },
      jwks: { keys: [signingKey] },
    }
  }
}

function byId(people: Map<string, Person>, id: string): Person {
  return [...people.values()].find(({ sub }) => sub === id) ?? { sub: id }
}

/** The provider's sign-in and consent pages, submitted automatically. */
async function interact(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session, grantId } = await provider.interactionDetails(request, response)
  if (request.headers['x-consent'] === 'deny') {
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The person said no',
    })
  }
  if (prompt.name === 'login') {
    // Without a hint, as with a person in a browser, use the first account.
    const person = people.get(String(params.login_hint)) ?? [...people.values()][0]!
    return provider.interactionFinished(request, response, { login: { accountId: person.sub } })
  }
  const grant = grantId
    ? (await provider.Grant.find(grantId))!
    : new provider.Grant({ accountId: session!.accountId, clientId: String(params.client_id) })
  grant.addOIDCScope(String(params.scope))
  return provider.interactionFinished(
    request,
    response,
    { consent: { grantId: await grant.save() } },
    { mergeWithLastSubmission: true },
  )
}

async function visit(issuer: string, start: string, consent: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  for (let step = 0; step < 12; step++) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-consent': consent,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(name!, value!)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
    if (url.origin !== issuer) return url
  }
  throw new Error('The provider redirects in a loop')
}
