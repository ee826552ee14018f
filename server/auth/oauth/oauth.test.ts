import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, claimsOf, fragmentOf, pkceClient } from '../../testing/auth/helpers.ts'
import {
  newPerson,
  nextStop,
  signInUrl,
  signInWith,
  startWorld,
  type World,
} from '../../testing/oauth/helpers.ts'
import { startTestServer } from '../../testing/server.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function userAt(end: URL) {
  const client = world.server.client()
  const { access_token = '', refresh_token = '' } = fragmentOf(end)
  const { data, error } = await client.auth.setSession({ access_token, refresh_token })
  if (error) throw error
  return data.user!
}

describe('the redirect to a provider', () => {
  it("contains state, nonce, a challenge, our scopes and the app's own parameters", async () => {
    const { data } = await world.server.client().auth.signInWithOAuth({
      provider: 'google',
      options: {
        skipBrowserRedirect: true,
        scopes: 'https://www.googleapis.com/auth/calendar email',
        queryParams: { access_type: 'offline', prompt: 'consent', client_id: 'evil', state: 'evil' },
      },
    })
    const response = await fetch(data.url!, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const url = new URL(response.headers.get('location')!)
    expect(url.origin).toBe(world.google.issuer)
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(url.searchParams)
    expect(rest).toEqual({
      access_type: 'offline',
      prompt: 'consent',
      client_id: world.google.clientId,
      redirect_uri: `${world.server.url}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile https://www.googleapis.com/auth/calendar',
      code_challenge_method: 'S256',
    })
    expect(state).toMatch(/^[0-9a-f-]{36}$/)
    expect(nonce).toMatch(/^[\w-]{43}$/)
    expect(code_challenge).toMatch(/^[\w-]{43}$/)
  })

  it('is different each time', async () => {
    const person = newPerson(world)
    const url = await signInUrl(world.server.client(), 'google', person)
    const [one, other] = [await nextStop(url), await nextStop(url)]
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name))
    }
  })
})

describe('a sign-in with a provider', () => {
  it("ends with a session in the fragment, and stores Google's profile", async () => {
    const person = newPerson(world, { hd: 'example.test' })
    const end = await signInWith(world, 'google', person)
    expect(`${end.origin}${end.pathname}${end.search}`).toBe('https://app.example.test/welcome')
    const fragment = fragmentOf(end)
    expect(fragment).toMatchObject({ token_type: 'bearer', expires_in: '3600' })
    expect(fragment.provider_token).toBeTruthy()
    expect(fragment.provider_refresh_token).toBeTruthy()
    expect(claimsOf(fragment.access_token!)).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] })
    const identityData = {
      iss: world.google.issuer,
      sub: person.sub,
      name: 'Ada Lovelace',
      full_name: 'Ada Lovelace',
      picture: person.picture,
      avatar_url: person.picture,
      email: person.email,
      email_verified: true,
      phone_verified: false,
      provider_id: person.sub,
      custom_claims: { hd: 'example.test' },
    }
    const user = await userAt(end)
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: identityData,
      is_anonymous: false,
    })
    expect(user.email_confirmed_at).toBeTruthy()
    expect(user.identities).toHaveLength(1)
    expect(user.identities![0]).toMatchObject({
      id: person.sub,
      provider: 'google',
      identity_data: identityData,
      email: person.email,
    })
    expect(user.identities![0]!.last_sign_in_at).toBeTruthy()
  })

  it("stores LinkedIn's profile, which comes only from user info", async () => {
    const person = newPerson(world, { email_verified: true })
    const user = await userAt(await signInWith(world, 'linkedin_oidc', person))
    expect(user.app_metadata).toEqual({ provider: 'linkedin_oidc', providers: ['linkedin_oidc'] })
    expect(user.user_metadata).toEqual({
      iss: world.linkedin.issuer,
      sub: person.sub,
      name: 'Ada Lovelace',
      given_name: 'Ada',
      family_name: 'Lovelace',
      picture: person.picture,
      email: person.email,
      email_verified: true,
      phone_verified: false,
      provider_id: person.sub,
    })
  })

  it.each(['google', 'linkedin_oidc'] as const)(
    'with %s ends with a code that only the client with the verifier can exchange, once',
    async (provider) => {
      const person = newPerson(world)
      const client = pkceClient(world.server)
      const end = await signInWith(world, provider, person, { client })
      expect(end.hash).toBe('')
      const code = end.searchParams.get('code')!
      const stranger = pkceClient(world.server)
      await stranger.auth.signInWithOAuth({ provider, options: { skipBrowserRedirect: true } })
      expect((await stranger.auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier')
      const body = { auth_code: code, code_verifier: 'x'.repeat(43) }
      expect((await call(world.server, 'POST', '/token?grant_type=pkce', { body })).status).toBe(400)
      const { data, error } = await client.auth.exchangeCodeForSession(code)
      expect(error).toBeNull()
      expect(data.session?.provider_token).toBeTruthy()
      expect(data.session?.provider_refresh_token).toBeTruthy()
      expect(data.user?.email).toBe(person.email)
      expect(claimsOf(data.session!.access_token)).toMatchObject({ amr: [{ method: 'oauth' }] })
      const [left] = await world.server.sql('select from auth.flow_state where auth_code = $1', [code])
      expect(left).toBeUndefined()
    },
  )

  it("returns to the same account, with the provider's current profile", async () => {
    const person = newPerson(world)
    const first = await userAt(await signInWith(world, 'google', person))
    person.name = 'Ada King'
    const second = await userAt(await signInWith(world, 'google', person))
    expect(second.id).toBe(first.id)
    expect(second.user_metadata.full_name).toBe('Ada King')
    expect(second.identities![0]!.identity_data).toMatchObject({ full_name: 'Ada King' })
    const seen = (user: typeof first) => Date.parse(user.identities![0]!.last_sign_in_at!)
    expect(seen(second)).toBeGreaterThan(seen(first))
  })

  it('creates one account for two simultaneous responses', async () => {
    const person = newPerson(world)
    const ends = await Promise.all([1, 2, 3].map(() => signInWith(world, 'google', person)))
    const users = await Promise.all(ends.map(userAt))
    expect(new Set(users.map(({ id }) => id)).size).toBe(1)
  })

  it('is finished by another server on the same database', async () => {
    const person = newPerson(world)
    const other = await startTestServer('oauth', {
      DATABASE_URL: world.server.databaseUrl,
      SITE_URL: world.server.engine.siteUrl,
      GOOGLE_CLIENT_ID: world.google.clientId,
      GOOGLE_CLIENT_SECRET: world.google.clientSecret,
      GOOGLE_ISSUER: world.google.issuer,
    })
    try {
      const url = await signInUrl(world.server.client(), 'google', person)
      const back = await world.google.visit((await nextStop(url)).href)
      const end = await nextStop(back.href.replace(world.server.url, other.url))
      expect(fragmentOf(end).access_token).toBeTruthy()
    } finally {
      await other.close()
    }
  })

  it('works with a posted form, too', async () => {
    const person = newPerson(world)
    const url = await signInUrl(world.server.client(), 'google', person)
    const back = await world.google.visit((await nextStop(url)).href)
    const response = await fetch(`${back.origin}${back.pathname}`, {
      method: 'POST',
      redirect: 'manual',
      body: back.searchParams,
    })
    expect(response.status).toBe(303)
    expect(fragmentOf(new URL(response.headers.get('location')!)).access_token).toBeTruthy()
  })

  it('is listed in the settings', async () => {
    const { body } = await call(world.server, 'GET', '/settings')
    expect(body.external).toMatchObject({ google: true, linkedin_oidc: true, github: false })
  })
})
