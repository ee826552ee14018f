import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('auth/instant')
})
afterAll(() => server.close())

let counter = 0
const someone = () => ({ email: `person-${++counter}@example.test`, password: 'Secret-123' })

describe('signing up without confirmation', () => {
  it('signs in at once', async () => {
    const who = someone()
    const { data, error } = await server.client().auth.signUp({ ...who, options: { data: { name: 'Ada' } } })
    expect(error).toBeNull()
    expect(data.session?.access_token).toBeTruthy()
    expect(data.user).toMatchObject({ email: who.email, aud: 'authenticated', role: 'authenticated' })
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ada', email_verified: true })
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect(data.user?.identities).toHaveLength(1)
  })

  it('says that an address is taken', async () => {
    const who = someone()
    await server.client().auth.signUp(who)
    const { error } = await server.client().auth.signUp(who)
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
  })
})

describe('signing in', () => {
  it('opens a session whose token says everything about it', async () => {
    const who = someone()
    await server.client().auth.signUp(who)
    const client = server.client()
    const { data, error } = await client.auth.signInWithPassword(who)
    expect(error).toBeNull()
    const claims = JSON.parse(Buffer.from(data.session!.access_token.split('.')[1]!, 'base64url').toString())
    expect(claims).toMatchObject({
      iss: `${server.url}/auth/v1`,
      sub: data.user!.id,
      aud: 'authenticated',
      email: who.email,
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    })
    expect(claims.exp - claims.iat).toBe(3600)
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const who = someone()
    await server.client().auth.signUp(who)
    const wrong = await server.client().auth.signInWithPassword({ ...who, password: 'Other-123' })
    const unknown = await server.client().auth.signInWithPassword(someone())
    for (const { error } of [wrong, unknown]) {
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
    }
  })
})
