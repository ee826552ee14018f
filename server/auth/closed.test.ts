import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeUser, somebody } from '../testing/auth/helpers.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('auth/closed')
})
afterAll(() => server.close())

const closed = { status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' }

it('admits no new accounts', async () => {
  const { auth } = server.client()
  expect((await auth.signUp(somebody())).error).toMatchObject(closed)
  // The same response as for an existing account.
  expect((await auth.signInWithOtp({ email: somebody().email })).error).toBeNull()
  expect((await auth.signInAnonymously()).error).toMatchObject({
    status: 422,
    code: 'anonymous_provider_disabled',
    message: 'Anonymous sign-ins are disabled',
  })
  expect(await server.sql('select from auth.users')).toHaveLength(0)
})

it('still serves accounts that an administrator added', async () => {
  const who = await makeUser(server)
  expect((await server.client().auth.signInWithPassword(who)).error).toBeNull()
  expect((await server.client().auth.signInWithOtp({ email: who.email })).error).toBeNull()
})

it('refuses phone numbers while there is no provider for them', async () => {
  const { auth } = server.client()
  const who = { phone: '+4915112345678', password: 'Secret-Pass-1' }
  expect((await auth.signInWithPassword(who)).error).toMatchObject({
    status: 422,
    code: 'phone_provider_disabled',
    message: 'Phone logins are disabled',
  })
  expect((await auth.signInWithOtp({ phone: who.phone })).error).toMatchObject({
    status: 400,
    code: 'phone_provider_disabled',
  })
  expect((await auth.resend({ phone: who.phone, type: 'sms' })).error).toMatchObject({
    code: 'phone_provider_disabled',
  })
})
