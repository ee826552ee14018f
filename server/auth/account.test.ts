import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  call,
  claimsOf,
  codeIn,
  follow,
  fragmentOf,
  linkIn,
  mailsTo,
  makeUser,
  pkceClient,
  signedIn,
  somebody,
} from '../testing/auth/helpers.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('auth')
})
afterAll(() => server.close())

describe('a forgotten password', () => {
  it('is reset through the emailed link, which ends other sessions', async () => {
    const who = await makeUser(server)
    const other = await signedIn(server, who)
    const { error } = await server
      .client()
      .auth.resetPasswordForEmail(who.email, { redirectTo: 'https://app.example.test/reset' })
    expect(error).toBeNull()
    const [mail] = await mailsTo(server, who.email)
    const end = await follow(linkIn(mail))
    expect(end.pathname).toBe('/reset')
    const fragment = fragmentOf(end)
    expect(fragment.type).toBe('recovery')
    const client = server.client()
    await client.auth.setSession({
      access_token: fragment.access_token!,
      refresh_token: fragment.refresh_token!,
    })
    const changed = await client.auth.updateUser({ password: 'Brand-New-Pass-2' })
    expect(changed.error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
    const ended = await other.client.auth.getUser()
    expect(ended.error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await server.client().auth.signInWithPassword(who)).error?.code).toBe('invalid_credentials')
    const fresh = { email: who.email, password: 'Brand-New-Pass-2' }
    expect((await server.client().auth.signInWithPassword(fresh)).error).toBeNull()
    const notice = (await mailsTo(server, who.email, 2))[0]!
    expect(notice.subject).toBe('Your password was changed')
  })

  it('gets the same response for an unknown address', async () => {
    const { data, error } = await server.client().auth.resetPasswordForEmail(somebody().email)
    expect({ data, error }).toEqual({ data: {}, error: null })
  })

  it("can't be replaced with the old one or a weak one", async () => {
    const who = await makeUser(server)
    const { client } = await signedIn(server, who)
    const same = await client.auth.updateUser({ password: who.password, current_password: who.password })
    expect(same.error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    })
    const weak = await client.auth.updateUser({ password: 'short' })
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password' })
  })
})

describe('PKCE', () => {
  it('ends a confirmation with a code that only the same client can exchange', async () => {
    const who = somebody()
    const client = pkceClient(server)
    await client.auth.signUp({ ...who, options: { emailRedirectTo: 'https://app.example.test/cb?x=1' } })
    const [mail] = await mailsTo(server, who.email)
    expect(new URL(linkIn(mail)).searchParams.get('token')).toMatch(/^pkce_/)
    const end = await follow(linkIn(mail))
    expect(end.hash).toBe('')
    expect(end.searchParams.get('x')).toBe('1')
    const code = end.searchParams.get('code')!
    const stranger = await call(server, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(50) },
    })
    expect(stranger).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } })
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(who.email)
    expect(claimsOf(data.session!.access_token).amr).toMatchObject([{ method: 'email/signup' }])
    const again = await call(server, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(50) },
    })
    expect(again).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } })
  })

  it('works for a magic link and a forgotten password, and reports errors in the query', async () => {
    const who = await makeUser(server)
    const client = pkceClient(server)
    await client.auth.signInWithOtp({ email: who.email })
    const [magic] = await mailsTo(server, who.email)
    const code = (await follow(linkIn(magic))).searchParams.get('code')!
    expect((await client.auth.exchangeCodeForSession(code)).data.session).toBeTruthy()
    await client.auth.resetPasswordForEmail(who.email)
    const [reset] = await mailsTo(server, who.email, 2)
    const recovery = (await follow(linkIn(reset))).searchParams.get('code')!
    expect((await client.auth.exchangeCodeForSession(recovery)).data.session).toBeTruthy()
    const used = await follow(linkIn(reset))
    expect(used.searchParams.get('error_code')).toBe('otp_expired')
    expect(fragmentOf(used).error_code).toBe('otp_expired')
  })

  it('refuses an incomplete or malformed challenge', async () => {
    for (const challenge of [
      { code_challenge: 'a'.repeat(43) },
      { code_challenge: 'short', code_challenge_method: 's256' },
      { code_challenge: `${'a'.repeat(43)}!`, code_challenge_method: 's256' },
      { code_challenge: 'a'.repeat(43), code_challenge_method: 'md5' },
    ]) {
      const refused = await call(server, 'POST', '/otp', { body: { ...somebody(), ...challenge } })
      expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    }
  })
})

describe('signing in by email', () => {
  it('creates the account first if there is none', async () => {
    const { email } = somebody()
    const { error } = await server
      .client()
      .auth.signInWithOtp({ email, options: { data: { name: 'Linus' } } })
    expect(error).toBeNull()
    const [mail] = await mailsTo(server, email)
    const { data } = await server.client().auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
    expect(data.user?.user_metadata).toMatchObject({ name: 'Linus', email_verified: true })
    expect(claimsOf(data.session!.access_token).amr).toMatchObject([{ method: 'otp' }])
  })

  it("doesn't create one if told not to", async () => {
    const { email } = somebody()
    await server.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(await server.sql('select from auth.users where email = $1', [email])).toHaveLength(0)
    expect(await server.sql('select from _server.mailbox where recipient = $1', [email])).toHaveLength(0)
  })

  it('M12 gives the same response for known, unknown and refused addresses', async () => {
    const known = await makeUser(server)
    const ask = async (email: string, create_user: boolean) => {
      const { status, body } = await call(server, 'POST', '/otp', { body: { email, create_user } })
      return { status, body }
    }
    for (const create of [true, false]) {
      for (const email of [known.email, somebody().email, somebody('blocked.test').email]) {
        expect(await ask(email, create)).toEqual({ status: 200, body: {} })
      }
    }
  })
})

describe('changing the address', () => {
  it('requires both mailboxes to confirm', async () => {
    const who = await makeUser(server)
    const next = somebody().email
    const { client } = await signedIn(server, who)
    const { data, error } = await client.auth.updateUser({ email: next })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: who.email, new_email: next })
    const [toNew] = await mailsTo(server, next)
    const [toOld] = await mailsTo(server, who.email)
    const half = await follow(linkIn(toNew))
    expect(fragmentOf(half).message).toContain('Please proceed to confirm link sent to the other email')
    expect((await client.auth.getUser()).data.user?.email).toBe(who.email)
    expect(fragmentOf(await follow(linkIn(toNew))).error_code).toBe('otp_expired')
    const token = codeIn(toOld)
    const done = await server.client().auth.verifyOtp({ email: who.email, token, type: 'email_change' })
    expect(done.error).toBeNull()
    expect(done.data.user).toMatchObject({ email: next })
    expect(done.data.user?.identities?.[0]?.identity_data?.email).toBe(next)
    const notice = (await mailsTo(server, who.email, 2))[0]!
    expect(notice.html).toContain(next)
    expect((await server.client().auth.signInWithPassword({ ...who, email: next })).error).toBeNull()
  })

  it('refuses an address that is taken', async () => {
    const [a, b] = [await makeUser(server), await makeUser(server)]
    const { client } = await signedIn(server, a)
    const { error } = await client.auth.updateUser({ email: b.email })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })
})

describe('metadata', () => {
  it('merges, removes with null, and keeps other keys', async () => {
    const who = await makeUser(server, { user_metadata: { a: 1, b: { c: 2 } } })
    const { client } = await signedIn(server, who)
    const { data } = await client.auth.updateUser({ data: { a: null, d: [1, 2] } })
    expect(data.user?.user_metadata).toMatchObject({ b: { c: 2 }, d: [1, 2] })
    expect(data.user?.user_metadata).not.toHaveProperty('a')
    const [row] = await server.sql(
      `select jsonb_typeof(raw_user_meta_data) as type from auth.users where id = $1`,
      [who.id],
    )
    expect(row!.type).toBe('object')
  })

  it("of the app can't be changed by the user", async () => {
    const who = await makeUser(server)
    const { session } = await signedIn(server, who)
    const refused = await call(server, 'PUT', '/user', {
      body: { app_metadata: { role: 'admin' } },
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_admin' } })
  })
})

describe('a new password', () => {
  it('L13 requires the current one, however recent the session', async () => {
    const who = await makeUser(server)
    const { client } = await signedIn(server, who)
    const password = 'Brand-New-Pass-2'
    const without = await client.auth.updateUser({ password })
    expect(without.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    const wrong = await client.auth.updateUser({ password, current_password: 'Wrong-Pass-1' })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    const right = await client.auth.updateUser({ password, current_password: who.password })
    expect(right.error).toBeNull()
  })

  it("L13 can't be set by guessing the current one", async () => {
    const who = await makeUser(server)
    const { client } = await signedIn(server, who)
    const guess = (current_password: string) =>
      client.auth.updateUser({ password: 'Brand-New-Pass-2', current_password })
    for (let i = 0; i < 20; i++) await guess(`Wrong-Pass-${i}`)
    expect((await guess(who.password)).error).toMatchObject({ status: 429 })
  })

  it('L13 requires the current one again some time after an emailed link was followed', async () => {
    const who = await makeUser(server)
    await server.client().auth.resetPasswordForEmail(who.email)
    const [mail] = await mailsTo(server, who.email)
    const client = server.client()
    await client.auth.verifyOtp({ email: who.email, token: codeIn(mail), type: 'recovery' })
    await server.sql(`update auth.sessions set created_at = now() - interval '2 hours' where user_id = $1`, [
      who.id,
    ])
    const late = await client.auth.updateUser({ password: 'Brand-New-Pass-2' })
    expect(late.error).toMatchObject({ code: 'reauthentication_needed' })
  })
})

describe('reauthentication', () => {
  it('is required, and done with the emailed code', async () => {
    const who = await makeUser(server)
    const { client } = await signedIn(server, who)
    const refused = await client.auth.updateUser({ password: 'Brand-New-Pass-2' })
    expect(refused.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const nonce = codeIn((await mailsTo(server, who.email))[0])
    const wrong = nonce === '000000' ? '000001' : '000000'
    const bad = await client.auth.updateUser({ password: 'Brand-New-Pass-2', nonce: wrong })
    expect(bad.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    expect((await client.auth.updateUser({ password: 'Brand-New-Pass-2', nonce })).error).toBeNull()
    const reused = await client.auth.updateUser({ password: 'Brand-New-Pass-3', nonce })
    expect(reused.error).toMatchObject({ code: 'reauthentication_not_valid' })
  })
})
