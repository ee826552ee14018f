import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, makeUser, somebody } from '../../testing/auth/helpers.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { type SmtpPeer, startSmtpPeer } from '../../testing/smtp-peer.ts'

// 20 emails an hour: 4 per address, and 4 reserved for people who have an account.
let smtp: SmtpPeer
let server: TestServer
beforeAll(async () => {
  smtp = await startSmtpPeer()
  server = await startTestServer('auth/busy', { SMTP_URL: smtp.url, TRUST_PROXY: 'on' })
})
beforeEach(() => server.sql('delete from _server.rate_limits'))
afterAll(async () => {
  await server.close()
  await smtp.close()
})

const post = (path: string, body: object, from: string) =>
  call(server, 'POST', path, { body, headers: { 'x-forwarded-for': from } })
const attacker = '203.0.113.9'
const refused = {
  status: 429,
  body: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
}
/** Some emails are counted after the response, and would otherwise count in the next test. */
const untilCounted = (emails: number) =>
  expect
    .poll(() =>
      server.sql(`select from _server.rate_limits where key like 'auth:mails:%' and points = $1`, [emails]),
    )
    .toHaveLength(1)
/** Newcomers from many addresses use up the newcomers' share. */
const exhaustNewcomers = async () => {
  for (let i = 0; i < 16; i++) {
    expect((await post('/signup', somebody(), `198.51.100.${i}`)).status).toBe(200)
  }
}

it.each([
  ['/otp', () => ({ email: somebody().email })],
  ['/signup', () => somebody()],
  ['/recover', () => ({ email: somebody().email })],
  ['/resend', () => ({ email: somebody().email, type: 'signup' })],
])('H3 keeps one address from using up everyone’s emails with %s', async (path, body) => {
  const answers = []
  for (let i = 0; i < 30; i++) answers.push(await post(path, body(), attacker))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(answers.at(-1)).toMatchObject(refused)
  expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(3000)
  const who = await makeUser(server)
  const before = smtp.received.length
  expect((await post('/recover', { email: who.email }, '198.51.100.1')).status).toBe(200)
  expect((await post('/signup', somebody(), '198.51.100.1')).status).toBe(200)
  await expect.poll(() => smtp.received.length).toBe(before + 2)
})

it("H3 keeps one visitor from blocking other people's emails, by any endpoint", async () => {
  const waiting = somebody()
  await post('/signup', waiting, '198.51.100.30')
  const known = await makeUser(server)
  await server.sql('delete from _server.rate_limits')
  const ways: (() => [string, object])[] = [
    () => ['/otp', { email: somebody().email, create_user: true }],
    () => ['/otp', { email: known.email, create_user: false }],
    () => ['/recover', { email: known.email }],
    () => ['/resend', { email: waiting.email, type: 'signup' }],
    () => ['/signup', somebody()],
  ]
  // One customer of a provider has as many networks as they like.
  const addresses = (i: number) => `2001:db8:7:${i.toString(16)}::${i}`
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => post(...ways[i % 5]!(), addresses(i))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  for (const [i, way] of ways.entries()) {
    expect((await post(...way(), `198.51.100.${40 + i}`)).status).toBe(200)
  }
  const reached = () => smtp.received.flatMap(({ to }) => to)
  await expect.poll(reached).toEqual(expect.arrayContaining([known.email, waiting.email]))
})

it('H3 reserves some emails for people who have an account', async () => {
  const who = await makeUser(server)
  const waiting = somebody()
  await post('/signup', waiting, '198.51.100.20')
  await server.sql('delete from _server.rate_limits')
  await exhaustNewcomers()
  expect(await post('/signup', somebody(), '198.51.100.21')).toMatchObject(refused)
  expect(await post('/otp', { email: somebody().email }, '198.51.100.21')).toMatchObject(refused)
  expect((await post('/recover', { email: who.email }, '198.51.100.22')).status).toBe(200)
  const again = { email: waiting.email, type: 'signup' }
  expect((await post('/resend', again, '198.51.100.23')).status).toBe(200)
  await untilCounted(18)
})

it('H3 counts all emails together, as config.toml says', async () => {
  await exhaustNewcomers()
  for (let i = 0; i < 4; i++) {
    const { email } = await makeUser(server)
    expect((await post('/recover', { email }, `198.51.100.${100 + i}`)).status).toBe(200)
  }
  await untilCounted(20)
  for (const { email } of [await makeUser(server), somebody()]) {
    expect(await post('/recover', { email }, '198.51.100.120')).toMatchObject(refused)
  }
})

it("H3 doesn't flood one mailbox, regardless of who asks", async () => {
  const who = await makeUser(server)
  for (let i = 0; i < 10; i++) {
    expect((await post('/recover', { email: who.email }, `198.51.100.${i}`)).status).toBe(200)
  }
  expect(await post('/recover', { email: who.email }, '198.51.100.11')).toMatchObject(refused)
})

it('H3 sends nothing to an unknown address when no account may be created', async () => {
  const { email } = somebody()
  expect((await post('/otp', { email, create_user: false }, '198.51.100.1')).status).toBe(200)
  const who = await makeUser(server)
  expect((await post('/otp', { email: who.email, create_user: false }, '198.51.100.1')).status).toBe(200)
  const reached = () => smtp.received.flatMap(({ to }) => to).filter((to) => [email, who.email].includes(to))
  await expect.poll(reached).toEqual([who.email])
})
