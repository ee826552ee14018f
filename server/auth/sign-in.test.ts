import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('auth/instant', { PASSWORD_HASH_COST: '10' })
})
afterAll(() => server.close())

let counter = 0
const someone = () => ({ email: `person-${++counter}@example.test`, password: 'Secret-123' })

describe('signing up without confirmation', () => {
  it('signs in right away', async () => {
    const who = someone()
    const { data, error } = await server.client().auth.signUp({ ...who, options: { data: { name: 'Ada' } } })
    expect(error).toBeNull()
    expect(data.session?.access_token).toBeTruthy()
    expect(data.user).toMatchObject({ email: who.email, aud: 'authenticated', role: 'authenticated' })
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ada', email_verified: true })
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect(data.user?.identities).toHaveLength(1)
  })

  it('reports that an address is taken', async () => {
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
  it('opens a session whose token describes it fully', async () => {
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

  it('gives the same response to a wrong password and an unknown address', async () => {
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

describe('signing in without an address', () => {
  it('lets people start anonymously and keep their data', async () => {
    const client = server.client()
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { name: 'Nobody' } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { name: 'Nobody' } })
    const alone = await client.auth.updateUser({ password: 'Secret-123' })
    expect(alone.error).toMatchObject({ status: 422, code: 'validation_failed' })
    const who = someone()
    const kept = await client.auth.updateUser(who)
    expect(kept.error).toBeNull()
    expect(kept.data.user).toMatchObject({
      id: data.user!.id,
      email: who.email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    })
    const again = await server.client().auth.signInWithPassword(who)
    expect(again.data.user?.id).toBe(data.user!.id)
  })

  it('works with a number and a password if the project allows it', async () => {
    const who = { phone: '+4915112345678', password: 'Secret-123' }
    const { data, error } = await server.client().auth.signUp(who)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ phone: '4915112345678', app_metadata: { provider: 'phone' } })
    expect((await server.client().auth.signInWithPassword(who)).error).toBeNull()
    const twice = await server.client().auth.signUp(who)
    expect(twice.error).toMatchObject({ status: 422, code: 'user_already_exists' })
    const bad = await server.client().auth.signUp({ phone: 'abc', password: 'Secret-123' })
    expect(bad.error?.message).toBe('Invalid phone number format (E.164 required)')
  })

  it('accepts a test code by number, and no other', async () => {
    const phone = '1234567890'
    const client = server.client()
    expect((await client.auth.signInWithOtp({ phone: '19998887777' })).error?.code).toBe('sms_send_failed')
    expect((await client.auth.signInWithOtp({ phone })).error).toBeNull()
    const wrong = await client.auth.verifyOtp({ phone, token: '000000', type: 'sms' })
    expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' })
    const { data, error } = await client.auth.verifyOtp({ phone, token: '123456', type: 'sms' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) })
  })

  it('creates a confirmed account with a magic link', async () => {
    const { email } = someone()
    expect((await server.client().auth.signInWithOtp({ email })).error).toBeNull()
    const mails = await server.sql('select subject from _server.mailbox where recipient = $1', [email])
    expect(mails).toEqual([{ subject: 'Your sign-in link' }])
  })
})

it('stores passwords like hosted Supabase, so that accounts can move', async () => {
  const who = someone()
  await server.client().auth.signUp(who)
  const [row] = await server.sql('select encrypted_password from auth.users where email = $1', [who.email])
  expect(row!.encrypted_password).toMatch(/^\$2a\$10\$.{53}$/)
})

it('adds a number to an account, and finds it by either', async () => {
  const who = someone()
  const client = server.client()
  await client.auth.signUp(who)
  const { data, error } = await client.auth.updateUser({ phone: '+491709998877' })
  expect(error).toBeNull()
  expect(data.user?.app_metadata.providers).toEqual(['email', 'phone'])
  const { password } = who
  const byPhone = await server.client().auth.signInWithPassword({ phone: '491709998877', password })
  expect(byPhone.error).toBeNull()
})

it('tells clients what is available', async () => {
  const response = await fetch(`${server.url}/auth/v1/settings`, {
    headers: { apikey: server.engine.publishableKey },
  })
  expect(await response.json()).toMatchObject({
    external: { anonymous_users: true, email: true, phone: true, google: false },
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: true,
  })
})

it('returns claims after verifying them against the published keys', async () => {
  const client = server.client()
  const { data: signedUp } = await client.auth.signUp(someone())
  const { data, error } = await client.auth.getClaims()
  expect(error).toBeNull()
  expect(data).toMatchObject({ header: { alg: 'ES256' }, claims: { sub: signedUp.user!.id } })
})
