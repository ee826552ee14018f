import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, claimsOf, makeUser, signedIn } from '../../testing/auth/helpers.ts'
import { codeOf, enrollApp, protect, quietMoment, wrongCodeOf } from '../../testing/mfa/authenticator.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('mfa')
})
afterAll(() => server.close())
beforeEach(quietMoment, 20_000)

const newcomer = async () => signedIn(server, await makeUser(server))

describe('setting up', () => {
  it('refuses a duplicate name', async () => {
    const { client } = await newcomer()
    await enrollApp(client, 'my "phone"')
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'my "phone"' })
    expect(error).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
      message: 'A factor with the friendly name "my \\"phone\\"" for this user already exists',
    })
  })

  it('refuses more factors than the project allows, and drops abandoned ones', async () => {
    const { client, user } = await newcomer()
    for (const name of ['a', 'b', 'c']) await enrollApp(client, name)
    const full = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'd' })
    expect(full.error).toMatchObject({
      status: 422,
      code: 'too_many_enrolled_mfa_factors',
      message: 'Maximum number of verified factors reached, unenroll to continue',
    })
    await server.sql(
      `update auth.mfa_factors set created_at = created_at - interval '6 min' where user_id = $1`,
      [user.id],
    )
    await enrollApp(client, 'd')
    const { data } = await client.auth.mfa.listFactors()
    expect(data?.all.map((factor) => factor.friendly_name)).toEqual(['d'])
  })

  it('another factor requires the existing one', async () => {
    const who = await makeUser(server)
    const owner = await signedIn(server, who)
    await protect(owner.client, 'first')
    const thief = await signedIn(server, who)
    const { error } = await thief.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })
    expect(error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
      message: 'AAL2 required to enroll a new factor',
    })
    expect(
      (await owner.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })).error,
    ).toBeNull()
  })

  it('L12 lets a password-only session end no session but its own', async () => {
    const who = await makeUser(server)
    const owner = await signedIn(server, who)
    await protect(owner.client, 'only')
    const thief = await signedIn(server, who)
    const headers = { authorization: `Bearer ${thief.session.access_token}` }
    for (const scope of ['others', 'global']) {
      const refused = await call(server, 'POST', `/logout?scope=${scope}`, { headers })
      expect(refused).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } })
    }
    expect((await owner.client.auth.getUser()).error).toBeNull()
    expect((await call(server, 'POST', '/logout?scope=local', { headers })).status).toBe(204)
    expect((await owner.client.auth.signOut({ scope: 'others' })).error).toBeNull()
  })

  it('drops other unfinished factors once one is verified', async () => {
    const { client } = await newcomer()
    await enrollApp(client, 'given up')
    const { id } = await protect(client, 'kept')
    const { data } = await client.auth.getUser()
    expect(data.user?.factors?.map((factor) => factor.id)).toEqual([id])
  })

  it.each([
    ['phone', 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
    ['webauthn', 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
  ])('a %s is not supported', async (kind, code, message) => {
    const { session } = await newcomer()
    const answer = await call(server, 'POST', '/factors', {
      body: { factor_type: kind, phone: '+15550100' },
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(answer).toMatchObject({ status: 422, body: { code, message } })
  })

  it.each([
    ['an unknown kind', { factor_type: 'carrier pigeon' }, 400, 'validation_failed'],
    ['a kind of Object.prototype', { factor_type: 'constructor' }, 400, 'validation_failed'],
    ['no kind', {}, 400, 'validation_failed'],
    ['a name that is not a string', { factor_type: 'totp', friendly_name: { $ne: 1 } }, 400, 'bad_json'],
    ['a huge name', { factor_type: 'totp', friendly_name: 'x'.repeat(5000) }, 400, 'validation_failed'],
    ['a huge issuer', { factor_type: 'totp', issuer: 'x'.repeat(5000) }, 400, 'validation_failed'],
    [
      'a name that cannot be stored',
      { factor_type: 'totp', friendly_name: 'a\u0000b' },
      400,
      'validation_failed',
    ],
  ])('refuses %s', async (_, body, status, code) => {
    const { session } = await newcomer()
    const answer = await call(server, 'POST', '/factors', {
      body,
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(answer).toMatchObject({ status, body: { code } })
  })

  it("requires an account of one's own", async () => {
    const client = server.client()
    await client.auth.signInAnonymously()
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' })
    expect(error).toMatchObject({ status: 403, code: 'no_authorization' })
    const nobody = await call(server, 'POST', '/factors', { body: { factor_type: 'totp' } })
    expect(nobody).toMatchObject({ status: 401, body: { message: 'This endpoint requires a Bearer token' } })
  })
})

describe('a factor', () => {
  it('is out of reach for others', async () => {
    const owner = await newcomer()
    const { id, secret } = await enrollApp(owner.client)
    const other = await newcomer()
    const challenge = await other.client.auth.mfa.challenge({ factorId: id })
    expect(challenge.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
    const own = await owner.client.auth.mfa.challenge({ factorId: id })
    const verified = await other.client.auth.mfa.verify({
      factorId: id,
      challengeId: own.data!.id,
      code: codeOf(secret),
    })
    expect(verified.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
    expect((await other.client.auth.mfa.unenroll({ factorId: id })).error?.code).toBe('mfa_factor_not_found')
  })

  it.each(["'; drop table auth.mfa_factors; --", '..%2f..%2fadmin%2fusers', '__proto__'])(
    'is not found by %s',
    async (id) => {
      const { session } = await newcomer()
      const answer = await call(server, 'POST', `/factors/${encodeURIComponent(id)}/challenge`, {
        headers: { authorization: `Bearer ${session.access_token}` },
      })
      expect(answer).toMatchObject({ status: 404, body: { code: 'validation_failed' } })
    },
  )

  it('refuses a code without digits, without a challenge, or with an invalid challenge', async () => {
    const { client, session } = await newcomer()
    const { id } = await enrollApp(client)
    const { data } = await client.auth.mfa.challenge({ factorId: id })
    const verify = async (body: unknown) => {
      const headers = { authorization: `Bearer ${session.access_token}` }
      const answer = await call(server, 'POST', `/factors/${id}/verify`, { body, headers })
      return [answer.status, answer.body.code]
    }
    expect(await verify({ challenge_id: data!.id })).toEqual([400, 'validation_failed'])
    expect(await verify({ code: '123456' })).toEqual([400, 'validation_failed'])
    expect(await verify({ challenge_id: "x' or 1=1", code: '123456' })).toEqual([400, 'validation_failed'])
    expect(await verify({ challenge_id: data!.id, code: '12345' })).toEqual([422, 'mfa_verification_failed'])
    expect(await verify({ challenge_id: data!.id, code: '１２３４５６' })).toEqual([
      422,
      'mfa_verification_failed',
    ])
    expect(await verify({ challenge_id: data!.id, code: ['123456'] })).toEqual([400, 'bad_json'])
  })

  it('that protects the account can be removed only after proving it, which lowers sessions', async () => {
    const who = await makeUser(server)
    const owner = await signedIn(server, who)
    const { id } = await protect(owner.client)
    const thief = await signedIn(server, who)
    const refused = await thief.client.auth.mfa.unenroll({ factorId: id })
    expect(refused.error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 required to unenroll verified factor',
    })
    const { data, error } = await owner.client.auth.mfa.unenroll({ factorId: id })
    expect({ data, error }).toEqual({ data: { id }, error: null })
    const refreshed = await owner.client.auth.refreshSession()
    expect(claimsOf(refreshed.data.session!.access_token)).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    })
    expect((await owner.client.auth.getUser()).data.user?.factors).toBeUndefined()
  })

  it('protects the password and the address', async () => {
    const who = await makeUser(server)
    const owner = await signedIn(server, who)
    await protect(owner.client)
    const thief = await signedIn(server, who)
    for (const wish of [{ password: 'Stolen-Pass-1' }, { email: `x-${who.email}` }]) {
      expect((await thief.client.auth.updateUser(wish)).error).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
      })
    }
    expect((await thief.client.auth.updateUser({ data: { colour: 'blue' } })).error).toBeNull()
    expect((await owner.client.auth.updateUser({ password: 'Better-Pass-1' })).error).toBeNull()
  })

  it('is listed and removed by the admin interface', async () => {
    const { client, user } = await newcomer()
    const { id } = await protect(client)
    const { mfa } = server.client(server.engine.secretKey).auth.admin
    const listed = await mfa.listFactors({ userId: user.id })
    expect(listed.data?.factors).toMatchObject([{ id, factor_type: 'totp', status: 'verified' }])
    expect(JSON.stringify(listed.data)).not.toContain('secret')
    expect((await mfa.deleteFactor({ userId: user.id, id })).error).toBeNull()
    const refreshed = await client.auth.refreshSession()
    expect(claimsOf(refreshed.data.session!.access_token).aal).toBe('aal1')
  })
})

describe("the project's hook", () => {
  it('sees each attempt, and can end all sessions', async () => {
    const who = await makeUser(server, { user_metadata: { watched: 'yes' } })
    const { client, session } = await signedIn(server, who)
    const { id, secret } = await enrollApp(client)
    const verify = (code: string) => client.auth.mfa.challengeAndVerify({ factorId: id, code })
    const wrong = wrongCodeOf(secret)
    expect((await verify(codeOf(secret))).error).toBeNull()
    for (let tries = 0; tries < 2; tries++) {
      expect((await verify(wrong)).error?.code).toBe('mfa_verification_failed')
    }
    expect((await verify(wrong)).error).toMatchObject({
      status: 403,
      code: 'mfa_verification_rejected',
      message: 'Three wrong codes are enough.',
    })
    const attempts = await server.sql('select factor_type, valid from public.attempts where user_id = $1', [
      who.id,
    ])
    expect(attempts.map(({ valid }) => valid)).toEqual([true, false, false, false])
    const after = await call(server, 'GET', '/user', {
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(after.status).toBe(403)
  })
})

describe('a project without second factors', () => {
  it('refuses to set up or verify any', async () => {
    const off = await startTestServer('mfa/disabled', { DATABASE_URL: server.databaseUrl })
    try {
      const who = await makeUser(server)
      const { client } = await signedIn(server, who)
      const { id } = await enrollApp(client)
      const there = await signedIn(off, who)
      const enrolled = await there.client.auth.mfa.enroll({ factorType: 'totp' })
      expect(enrolled.error).toMatchObject({
        status: 422,
        code: 'mfa_totp_enroll_not_enabled',
        message: 'MFA enroll is disabled for TOTP',
      })
      const challenged = await there.client.auth.mfa.challenge({ factorId: id })
      expect(challenged.error).toMatchObject({
        status: 422,
        code: 'mfa_totp_verify_not_enabled',
        message: 'MFA verification is disabled for TOTP',
      })
    } finally {
      await off.close()
    }
  })
})
