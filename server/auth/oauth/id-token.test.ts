import { createHash } from 'node:crypto'
import { exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, makeUser, signedIn } from '../../testing/auth/helpers.ts'
import { newPerson, startWorld, type World } from '../../testing/oauth/helpers.ts'
import { startTestServer } from '../../testing/server.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

async function present(
  token: string,
  more: { nonce?: string; access_token?: string } = {},
  provider = 'google',
) {
  return world.server.client().auth.signInWithIdToken({ provider, token, ...more })
}

describe('an ID token', () => {
  it.each(['google', 'linkedin_oidc'] as const)('from %s signs in', async (provider) => {
    const person = newPerson(world)
    const issuer = provider === 'google' ? world.google : world.linkedin
    const { data, error } = await present(await issuer.idToken(person), {}, provider)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: person.email, app_metadata: { provider } })
    expect(data.session?.access_token).toBeTruthy()
  })

  it('with a nonce requires the one the app knows', async () => {
    const token = await world.google.idToken({ ...newPerson(world), nonce: digest('secret') })
    expect((await present(token)).error?.message).toContain('should either both exist or not')
    expect((await present(token, { nonce: 'guessed' })).error?.message).toBe('Nonces mismatch')
    expect((await present(token, { nonce: 'secret' })).error).toBeNull()
  })

  it('belongs to one access token', async () => {
    const half = createHash('sha256').update('right').digest().subarray(0, 16).toString('base64url')
    const token = await world.google.idToken({ ...newPerson(world), at_hash: half })
    expect((await present(token, { access_token: 'wrong' })).error?.message).toBe('Bad ID token')
    expect((await present(token, { access_token: 'right' })).error).toBeNull()
  })

  it('is refused if it is from another issuer, for another app or expired', async () => {
    const person = newPerson(world)
    const stranger = await generateKeyPair('RS256')
    const forge = (header: { alg: string; kid?: string }, key: CryptoKey | Uint8Array) =>
      new SignJWT({ ...person, iss: world.google.issuer, aud: world.google.clientId })
        .setProtectedHeader(header)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(key)
    const publicKey = new TextEncoder().encode(await exportSPKI(stranger.publicKey))
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(
      JSON.stringify({ ...person, iss: world.google.issuer, aud: world.google.clientId, exp: 4e9, iat: 1 }),
    ).toString('base64url')}.`
    const bad: Record<string, string> = {
      garbage: 'not a token',
      unsigned,
      'of a stranger': await forge({ alg: 'RS256', kid: 'test' }, stranger.privateKey),
      'of a public key': await forge({ alg: 'HS256', kid: 'test' }, publicKey),
      'of another issuer': await world.linkedin.idToken(person),
      expired: await world.google.idToken(person, '1 minute ago'),
      'of our own': (await signedIn(world.server, await makeUser(world.server))).session.access_token,
    }
    for (const [kind, token] of Object.entries(bad)) {
      const { data, error } = await present(token)
      expect(data.session, kind).toBeNull()
      expect(error?.message, kind).toBe('Bad ID token')
    }
    const foreign = await present(await world.google.idToken({ ...person, aud: 'another app' }))
    expect(foreign.error?.message).toBe('Unacceptable audience in id_token')
    const rows = await world.server.sql('select from auth.users where email = $1', [person.email])
    expect(rows).toEqual([])
  })

  it("can't take over an account with an unverified address", async () => {
    const who = await makeUser(world.server)
    const token = await world.google.idToken({
      ...newPerson(world, { email: who.email }),
      email_verified: false,
    })
    expect((await present(token)).error).toMatchObject({
      status: 422,
      code: 'provider_email_needs_verification',
    })
  })

  it('adds an identity for a signed-in person', async () => {
    const who = await makeUser(world.server)
    const { client } = await signedIn(world.server, who)
    const person = newPerson(world)
    const token = await world.google.idToken(person)
    const { data, error } = await client.auth.linkIdentity({ provider: 'google', token })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: who.id, app_metadata: { providers: ['email', 'google'] } })
  })

  it('is required, from an enabled provider', async () => {
    const ask = (body: unknown) => call(world.server, 'POST', '/token?grant_type=id_token', { body })
    expect((await ask({ provider: 'google' })).body).toEqual({
      error: 'invalid request',
      error_description: 'id_token required',
    })
    expect((await ask({ id_token: 'x' })).body.error_description).toBe(
      'provider or client_id and issuer required',
    )
    expect((await ask({ id_token: 'x', provider: 'toString' })).body).toMatchObject({
      code: 'validation_failed',
      message: 'Custom OIDC provider "toString" not allowed',
    })
    const bare = await startTestServer('auth')
    try {
      const { error } = await bare.client().auth.signInWithIdToken({ provider: 'google', token: 'x' })
      expect(error).toMatchObject({
        status: 400,
        code: 'provider_disabled',
        message: 'Provider (issuer "https://accounts.google.com") is not enabled',
      })
    } finally {
      await bare.close()
    }
  })
})
