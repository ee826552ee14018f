import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, codeIn, mailsTo, makeUser, signedIn, somebody } from '../testing/auth/helpers.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
/** Behind a proxy that passes on the client's address. */
let trusting: TestServer
beforeAll(async () => {
  server = await startTestServer('auth/strict')
  trusting = await startTestServer('auth/strict', {
    DATABASE_URL: server.databaseUrl,
    TRUST_PROXY: 'on',
  })
})
beforeEach(() => server.sql('delete from _server.rate_limits'))
afterAll(async () => {
  await trusting.close()
  await server.close()
})

const limited = {
  status: 429,
  body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
}

describe('an address', () => {
  it.each([
    ['/token?grant_type=password', () => ({ ...somebody() })],
    ['/signup', () => ({ ...somebody() })],
    ['/recover', () => ({ email: somebody().email })],
    ['/otp', () => ({ email: somebody().email, create_user: false })],
    ['/resend', () => ({ email: somebody().email, type: 'signup' })],
  ])("can't call %s without limit", async (path, body) => {
    const answers = []
    for (let i = 0; i < 7; i++) answers.push(await call(server, 'POST', path, { body: body() }))
    expect(answers.slice(0, 6).map(({ status }) => status)).not.toContain(429)
    expect(answers[6]).toMatchObject(limited)
    expect(Number(answers[6]!.headers.get('retry-after'))).toBeGreaterThan(200)
  })

  it("can't refresh without limit, or pretend to be another", async () => {
    const attempt = (i: number) =>
      call(server, 'POST', '/token?grant_type=refresh_token', {
        body: { refresh_token: 'none' },
        headers: { 'x-forwarded-for': `10.0.0.${i}` },
      })
    for (let i = 0; i < 4; i++) expect((await attempt(i)).status).toBe(400)
    expect(await attempt(5)).toMatchObject(limited)
  })
})

it('counts an IPv6 household as one address', async () => {
  const attempt = (from: string) =>
    call(trusting, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: 'none' },
      headers: { 'x-forwarded-for': from },
    })
  const household = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1:2:ffff::9']
  for (const from of household) expect((await attempt(from)).status).toBe(400)
  expect(await attempt('2001:db8:1:2::ffff')).toMatchObject(limited)
  expect((await attempt('2001:db8:1:3::1')).status).toBe(400)
  expect((await attempt('::ffff:10.1.2.3')).status).toBe(400)
})

describe('an account', () => {
  it('stops accepting guesses at its password, even the right one', async () => {
    const who = await makeUser(server)
    const guess = (password: string) =>
      call(server, 'POST', '/token?grant_type=password', { body: { email: who.email, password } })
    for (let i = 0; i < 20; i++) {
      await server.sql(`delete from _server.rate_limits where key like 'auth:sign_in%'`)
      expect((await guess(`wrong-${i}`)).body.code).toBe('invalid_credentials')
    }
    await server.sql(`delete from _server.rate_limits where key like 'auth:sign_in%'`)
    expect(await guess(who.password)).toMatchObject(limited)
  })

  it('counts simultaneous guesses', async () => {
    const { email } = somebody()
    const verify = () => call(server, 'POST', '/verify', { body: { email, token: '123456', type: 'email' } })
    const answers = await Promise.all(Array.from({ length: 60 }, verify))
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(40)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it("can't be locked out by someone else", async () => {
    const who = await makeUser(server)
    const guess = (password: string) =>
      call(trusting, 'POST', '/token?grant_type=password', {
        body: { email: who.email, password },
        headers: { 'x-forwarded-for': password === who.password ? '10.0.0.1' : '2001:db8::1' },
      })
    for (let i = 0; i < 21; i++) {
      await server.sql(`delete from _server.rate_limits where key like 'auth:sign_in%'`)
      await guess('wrong')
    }
    expect((await guess(who.password)).status).toBe(200)
  })

  it('forgets wrong passwords after the right one', async () => {
    const who = await makeUser(server)
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 11; i++) {
        await server.sql(`delete from _server.rate_limits where key like 'auth:sign_in%'`)
        await server.client().auth.signInWithPassword({ ...who, password: 'wrong' })
      }
      await server.sql(`delete from _server.rate_limits where key like 'auth:sign_in%'`)
      expect((await server.client().auth.signInWithPassword(who)).error).toBeNull()
    }
  })

  it('gets one email of a kind per minute, whether it exists or not', async () => {
    for (const email of [(await makeUser(server)).email, somebody().email]) {
      expect((await call(server, 'POST', '/recover', { body: { email } })).status).toBe(200)
      const again = await call(server, 'POST', '/recover', { body: { email } })
      expect(again).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } })
      expect(again.body.message).toMatch(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      )
      expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    }
  })

  it("doesn't have to wait after a refused sign-up", async () => {
    const { email } = somebody()
    await server.sql('alter table auth.users add constraint nobody check (false) not valid')
    const refused = await call(server, 'POST', '/signup', { body: { email, password: 'Secret-Pass-1' } })
    await server.sql('alter table auth.users drop constraint nobody')
    expect(refused.status).toBe(500)
    const again = await call(server, 'POST', '/signup', { body: { email, password: 'Secret-Pass-1' } })
    expect(again.status).toBe(200)
  })

  it('invalidates a code that someone tries to guess', async () => {
    const who = await makeUser(server)
    await server.client().auth.resetPasswordForEmail(who.email)
    const code = codeIn((await mailsTo(server, who.email))[0])
    const verify = (token: string) =>
      call(server, 'POST', '/verify', { body: { email: who.email, token, type: 'recovery' } })
    let wrong = 0
    for (let n = 0; wrong < 8; n++) {
      const token = String(n).padStart(6, '0')
      if (token === code) continue
      expect(await verify(token)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
      wrong++
    }
    expect(await verify(code)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  })

  it('is protected after many wrong codes, from any address', async () => {
    const { email } = somebody()
    const verify = () => call(server, 'POST', '/verify', { body: { email, token: '123456', type: 'email' } })
    for (let i = 0; i < 40; i++) expect((await verify()).status).toBe(403)
    expect(await verify()).toMatchObject(limited)
  })

  it("L7 can't be found by trying one code on many accounts", async () => {
    const verify = (from: string) =>
      call(trusting, 'POST', '/verify', {
        body: { email: somebody().email, token: '123456', type: 'email' },
        headers: { 'x-forwarded-for': from },
      })
    for (let i = 0; i < 50; i++) expect((await verify('10.7.0.1')).status).toBe(403)
    expect(await verify('10.7.0.1')).toMatchObject(limited)
    expect((await verify('10.7.0.2')).status).toBe(403)
  })

  it('L7 can enter right codes without limit', async () => {
    const from = { 'x-forwarded-for': '10.7.0.3' }
    for (let i = 0; i < 3; i++) {
      const who = await makeUser(server)
      await server.client().auth.resetPasswordForEmail(who.email)
      const token = codeIn((await mailsTo(server, who.email))[0])
      const body = { email: who.email, token, type: 'recovery' }
      expect((await call(trusting, 'POST', '/verify', { body, headers: from })).status).toBe(200)
    }
    const [{ points }] = (await server.sql(
      `select max(points)::int as points from _server.rate_limits where key like 'auth:codes_from%'`,
    )) as [{ points: number }]
    expect(points).toBe(0)
  })

  it("can't be guessed through the hash of a link, either", async () => {
    const who = await makeUser(server)
    await server.client().auth.resetPasswordForEmail(who.email)
    const [mail] = await mailsTo(server, who.email)
    const code = codeIn(mail)
    const { createHash } = await import('node:crypto')
    for (const algorithm of ['sha224', 'sha256']) {
      const token_hash = createHash(algorithm)
        .update(who.email + code)
        .digest('hex')
      const refused = await call(server, 'POST', '/verify', { body: { token_hash, type: 'recovery' } })
      expect(refused).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
    }
  })
})

it('counts together with other servers on the same database', async () => {
  const other = await startTestServer('auth/strict', { DATABASE_URL: server.databaseUrl })
  try {
    for (let i = 0; i < 6; i++) {
      const one = i % 2 ? server : other
      await call(one, 'POST', '/token?grant_type=password', { body: somebody() })
    }
    for (const one of [server, other]) {
      expect(await call(one, 'POST', '/token?grant_type=password', { body: somebody() })).toMatchObject(
        limited,
      )
    }
  } finally {
    await other.close()
  }
})

it('ends sessions on every server on the same database', async () => {
  const other = await startTestServer('auth/strict', {
    DATABASE_URL: server.databaseUrl,
    SUPABASE_PUBLISHABLE_KEY: server.engine.publishableKey,
    SITE_URL: 'https://app.example.test',
  })
  try {
    const { client, session } = await signedIn(server, await makeUser(server))
    const headers = { apikey: server.engine.publishableKey, authorization: `Bearer ${session.access_token}` }
    const caller = () => other.engine.callers.ofBearer(session.access_token)
    expect((await caller()).role).toBe('authenticated')
    expect((await fetch(`${other.url}/auth/v1/user`, { headers })).status).toBe(200)
    await client.auth.signOut()
    expect((await fetch(`${other.url}/auth/v1/user`, { headers })).status).toBe(403)
    await expect.poll(() => caller().catch(() => 'refused')).toBe('refused')
  } finally {
    await other.close()
  }
})
