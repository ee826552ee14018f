import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, fragmentOf, makeUser, signedIn } from '../../testing/auth/helpers.ts'
import {
  newPerson,
  nextStop,
  signInUrl,
  signInWith,
  startWorld,
  type World,
} from '../../testing/oauth/helpers.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let world: World
let bare: TestServer
beforeAll(async () => {
  world = await startWorld()
  bare = await startTestServer('auth')
})
afterAll(() => Promise.all([world.close(), bare.close()]))

const callback = (query: Record<string, string>) =>
  nextStop(`${world.server.url}/auth/v1/callback?${new URLSearchParams(query)}`)

const problemAt = (end: URL) => Object.fromEntries(end.searchParams)

/** Goes to the provider and back, with one change on the way. */
async function tampered(change: (url: URL) => void): Promise<URL> {
  const person = newPerson(world)
  const url = await nextStop(await signInUrl(world.server.client(), 'google', person))
  change(url)
  return nextStop(await world.google.visit(url.href))
}

describe('an unusable provider', () => {
  it.each([
    ['google', 'Unsupported provider: provider is not enabled'],
    ['linkedin_oidc', 'Unsupported provider: provider is not enabled'],
    ['github', 'Unsupported provider: provider is not enabled'],
    ['nowhere', 'Unsupported provider: Provider nowhere could not be found'],
    ['__proto__', 'Unsupported provider: Provider __proto__ could not be found'],
    ['', 'Unsupported provider: Provider  could not be found'],
  ])('%s: the client shows why', async (provider, msg) => {
    const response = await fetch(`${bare.url}/auth/v1/authorize?provider=${provider}`, { redirect: 'manual' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ code: 400, error_code: 'validation_failed', msg })
  })

  it('identities stay untouched if manual linking is off', async () => {
    const { client } = await signedIn(bare, await makeUser(bare))
    const linked = await client.auth.linkIdentity({ provider: 'google' })
    expect(linked.error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
      message: 'Manual linking is disabled',
    })
    const [own] = (await client.auth.getUserIdentities()).data!.identities
    expect((await client.auth.unlinkIdentity(own!)).error?.code).toBe('manual_linking_disabled')
  })

  it('must have an https address, unless it is on this machine', async () => {
    await expect(
      startTestServer('oauth', { GOOGLE_CLIENT_ID: 'x', GOOGLE_ISSUER: 'http://accounts.example.test' }),
    ).rejects.toThrow('must be an https address')
  })

  it('that is down causes an error, not a hanging request, and works once it is up', async () => {
    const down = await startTestServer('oauth', {
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'x',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
    })
    try {
      const answer = await call(down, 'GET', '/authorize?provider=google')
      expect(answer).toMatchObject({
        status: 500,
        body: { code: 'unexpected_failure', message: 'The provider cannot be reached' },
      })
    } finally {
      await down.close()
    }
  })
})

describe("a provider's response", () => {
  it('that refuses is passed on in query and fragment', async () => {
    const person = newPerson(world)
    const end = await signInWith(world, 'google', person, { consent: 'deny' })
    expect(`${end.origin}${end.pathname}`).toBe('https://app.example.test/welcome')
    const expected = { error: 'access_denied', error_description: 'The person said no' }
    expect(problemAt(end)).toEqual(expected)
    expect(fragmentOf(end)).toEqual(expected)
  })

  it.each([
    ['no state', { code: 'x' }, 'bad_oauth_callback', 'OAuth state parameter missing'],
    [
      'a state of nobody',
      { code: 'x', state: randomUUID() },
      'bad_oauth_state',
      'OAuth callback with invalid state',
    ],
    [
      'an injected state',
      { code: 'x', state: "' or 1=1 --" },
      'bad_oauth_state',
      'OAuth callback with invalid state',
    ],
    [
      'a token for a state',
      { state: 'eyJhbGciOiJub25lIn0.e30.' },
      'bad_oauth_state',
      'OAuth callback with invalid state',
    ],
  ])('with %s ends at the site itself', async (_, query, code, description) => {
    const end = await callback(query as Record<string, string>)
    expect(end.origin).toBe('http://127.0.0.1:3000')
    const expected = { error: 'invalid_request', error_code: code, error_description: description }
    expect(problemAt(end)).toEqual(expected)
    expect(fragmentOf(end)).toEqual(expected)
  })

  it('works once', async () => {
    const person = newPerson(world)
    const url = await signInUrl(world.server.client(), 'google', person)
    const back = await world.google.visit((await nextStop(url)).href)
    expect((await fetch(back, { method: 'HEAD', redirect: 'manual' })).status).toBe(405)
    expect(fragmentOf(await nextStop(back)).access_token).toBeTruthy()
    expect(problemAt(await nextStop(back)).error_code).toBe('bad_oauth_state')
  })

  it('expires after ten minutes', async () => {
    const person = newPerson(world)
    const url = await signInUrl(world.server.client(), 'google', person)
    const back = await world.google.visit((await nextStop(url)).href)
    await world.server.sql(
      `update auth.flow_state set created_at = now() - interval '11 min' where oauth_client_state_id = $1`,
      [back.searchParams.get('state')],
    )
    expect(problemAt(await nextStop(back)).error_code).toBe('bad_oauth_state')
  })

  it('without a code is refused, and its state is used up', async () => {
    const person = newPerson(world)
    const url = await nextStop(await signInUrl(world.server.client(), 'google', person))
    const state = url.searchParams.get('state')!
    expect(problemAt(await callback({ state }))).toMatchObject({ error_code: 'bad_oauth_callback' })
    expect(problemAt(await callback({ state }))).toMatchObject({ error_code: 'bad_oauth_state' })
  })

  it.each([
    ['another nonce', (url: URL) => url.searchParams.set('nonce', 'x'.repeat(43))],
    ['no nonce', (url: URL) => url.searchParams.delete('nonce')],
    ['another challenge', (url: URL) => url.searchParams.set('code_challenge', 'x'.repeat(43))],
  ])('to %s is refused', async (_, change) => {
    const end = await tampered(change)
    expect(fragmentOf(end).access_token).toBeUndefined()
    expect(problemAt(end)).toEqual({
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Unable to exchange external code',
    })
  })

  it("can't be used with another state", async () => {
    const [victim, thief] = [newPerson(world), newPerson(world)]
    const client = world.server.client()
    const stolen = await world.google.visit((await nextStop(await signInUrl(client, 'google', victim))).href)
    const own = await nextStop(await signInUrl(client, 'google', thief))
    const end = await callback({
      code: stolen.searchParams.get('code')!,
      iss: world.google.issuer,
      state: own.searchParams.get('state')!,
    })
    expect(problemAt(end).error_description).toBe('Unable to exchange external code')
  })

  it('from another provider is refused', async () => {
    const person = newPerson(world)
    const url = await nextStop(await signInUrl(world.server.client(), 'google', person))
    const end = await callback({
      code: 'x',
      iss: 'https://evil.example.test',
      state: url.searchParams.get('state')!,
    })
    expect(problemAt(end).error_description).toBe('Unable to exchange external code')
  })

  it('that is larger than any form is not read', async () => {
    const response = await fetch(`${world.server.url}/auth/v1/callback`, {
      method: 'POST',
      redirect: 'manual',
      body: `state=${'x'.repeat(200_000)}`,
    })
    expect(response.status).toBe(303)
    const end = new URL(response.headers.get('location')!)
    expect(end.origin).toBe('http://127.0.0.1:3000')
    expect(problemAt(end).error_code).toBe('bad_oauth_callback')
  })
})

describe('a redirect address', () => {
  it.each([
    'https://evil.example.test/',
    'https://app.example.test.evil.test/',
    'https://app.example.test@evil.test/',
    '//evil.test',
    'javascript:alert(1)',
    'https://app.example.test\\@evil.test',
  ])("can't be %s", async (redirectTo) => {
    const end = await signInWith(world, 'google', newPerson(world), { redirectTo })
    expect(end.origin).toBe('http://127.0.0.1:3000')
    expect(fragmentOf(end).access_token).toBeTruthy()
  })
})

describe('an incomplete challenge', () => {
  it('is refused before the redirect', async () => {
    const answer = await call(world.server, 'GET', '/authorize?provider=google&code_challenge=abc')
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'PKCE flow requires code_challenge_method and code_challenge' },
    })
  })
})
