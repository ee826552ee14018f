import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shares } from '../../limits/shares.ts'
import { call, claimsOf, mailsTo, makeUser, signedIn } from '../../testing/auth/helpers.ts'
import { codeOf, enrollApp, protect, quietMoment, wrongCodeOf } from '../../testing/mfa/authenticator.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('mfa')
})
afterAll(() => server.close())
beforeEach(quietMoment, 20_000)

const newcomer = async () => signedIn(server, await makeUser(server))

describe('an authenticator app', () => {
  it('is set up with a QR code, a URI and a secret that match', async () => {
    const { client, user } = await newcomer()
    const { data } = await enrollApp(client)
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'phone' })
    const uri = new URL(data.totp.uri)
    expect(uri.protocol).toBe('otpauth:')
    expect(decodeURIComponent(uri.pathname)).toContain(user.email)
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      issuer: '127.0.0.1:3000',
      secret: data.totp.secret,
      digits: '6',
      period: '30',
    })
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg .*<\/svg>$/s)
    expect(data.totp.qr_code).not.toContain('#')
  })

  it('keeps its secret out of the table and the user object', async () => {
    const { client } = await newcomer()
    const { id, secret } = await enrollApp(client)
    const [row] = await server.sql('select secret from auth.mfa_factors where id = $1', [id])
    expect(row!.secret).not.toContain(secret)
    const { data } = await client.auth.getUser()
    expect(data.user?.factors).toMatchObject([{ id, status: 'unverified', factor_type: 'totp' }])
    expect(JSON.stringify(data)).not.toContain(row!.secret as string)
  })

  it("raises the session's level with a code, and ends sessions without one", async () => {
    const who = await makeUser(server)
    const here = await signedIn(server, who)
    const elsewhere = await signedIn(server, who)
    const { id, secret } = await enrollApp(here.client)
    const { data, error } = await here.client.auth.mfa.challengeAndVerify({
      factorId: id,
      code: codeOf(secret),
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: who.id } })
    const before = claimsOf(here.session.access_token)
    const after = claimsOf(data!.access_token)
    expect(before).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
    expect(after).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] })
    expect(after.session_id).toBe(before.session_id)
    expect((await here.client.auth.getUser()).data.user?.factors).toMatchObject([{ status: 'verified' }])
    expect((await elsewhere.client.auth.getUser()).error).not.toBeNull()
    const level = await here.client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    const refreshed = await here.client.auth.refreshSession()
    expect(claimsOf(refreshed.data.session!.access_token).aal).toBe('aal2')
    expect((await mailsTo(server, who.email))[0]!.subject).toBe('Two-factor authentication was added')
  })

  it('accepts codes from the adjacent time steps only', async () => {
    const { client } = await newcomer()
    const { id, secret } = await enrollApp(client)
    const verify = (later: number) =>
      client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret, later) })
    expect((await verify(-3)).error?.code).toBe('mfa_verification_failed')
    expect((await verify(3)).error?.code).toBe('mfa_verification_failed')
    expect((await verify(-1)).error).toBeNull()
    expect((await verify(1)).error).toBeNull()
  })

  it('accepts each code once, whatever the challenge', async () => {
    const { client } = await newcomer()
    const { id, secret } = await enrollApp(client)
    const verify = (later: number) =>
      client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret, later) })
    expect((await verify(0)).error).toBeNull()
    const again = await verify(0)
    expect(again.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
    expect((await verify(-1)).error?.code).toBe('mfa_verification_failed')
    expect((await verify(1)).error).toBeNull()
  })

  it("can't be guessed, not even with many simultaneous codes", async () => {
    const { client, session } = await newcomer()
    const { id, secret } = await enrollApp(client)
    const { data } = await client.auth.mfa.challenge({ factorId: id })
    const wrong = wrongCodeOf(secret)
    const guess = () =>
      call(server, 'POST', `/factors/${id}/verify`, {
        body: { challenge_id: data!.id, code: wrong },
        headers: { authorization: `Bearer ${session.access_token}` },
      })
    // As many at a time as one person may have. More would wait for a slot, and on a busy machine be refused there.
    const statuses: number[] = []
    let asked = 0
    const lane = async () => {
      while (asked++ < 60) statuses.push((await guess()).status)
    }
    await Promise.all(Array.from({ length: shares.auth.user }, lane))
    expect(statuses.filter((status) => status === 422)).toHaveLength(40)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const right = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) })
    expect(right.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  })
})

describe('a challenge', () => {
  it('is valid for five minutes and works once, for its own factor', async () => {
    const { client } = await newcomer()
    const first = await protect(client, 'first')
    const second = await protect(client, 'second')
    const before = Date.now() / 1000
    const { data } = await client.auth.mfa.challenge({ factorId: first.id })
    const after = Date.now() / 1000
    expect(data).toMatchObject({ type: 'totp' })
    expect(data!.expires_at).toBeGreaterThan(before + 300 - 2)
    expect(data!.expires_at).toBeLessThan(after + 300 + 2)
    const verify = (factorId: string, challengeId: string, code: string) =>
      client.auth.mfa.verify({ factorId, challengeId, code })
    const foreign = await verify(second.id, data!.id, codeOf(second.secret))
    expect(foreign.error).toMatchObject({
      status: 422,
      code: 'mfa_factor_not_found',
      message: 'MFA factor with the provided challenge ID not found',
    })
    expect((await verify(first.id, data!.id, codeOf(first.secret))).error).toBeNull()
    expect((await verify(first.id, data!.id, codeOf(first.secret, 1))).error?.code).toBe(
      'mfa_ip_address_mismatch',
    )
    const late = await client.auth.mfa.challenge({ factorId: first.id })
    await server.sql(`update auth.mfa_challenges set created_at = now() - interval '301 s' where id = $1`, [
      late.data!.id,
    ])
    expect((await verify(first.id, late.data!.id, codeOf(first.secret, 1))).error).toMatchObject({
      status: 422,
      code: 'mfa_challenge_expired',
    })
  })

  it("doesn't pile up", async () => {
    const { client } = await newcomer()
    const { id } = await enrollApp(client)
    for (let count = 0; count < 14; count++) await client.auth.mfa.challenge({ factorId: id })
    const rows = await server.sql('select id from auth.mfa_challenges where factor_id = $1', [id])
    expect(rows).toHaveLength(10)
  })

  it('is bound to the address that requested it', async () => {
    const { client } = await newcomer()
    const { id, secret } = await enrollApp(client)
    const { data } = await client.auth.mfa.challenge({ factorId: id })
    await server.sql(`update auth.mfa_challenges set ip_address = '192.0.2.7' where id = $1`, [data!.id])
    const answer = await client.auth.mfa.verify({
      factorId: id,
      challengeId: data!.id,
      code: codeOf(secret),
    })
    expect(answer.error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' })
  })
})
