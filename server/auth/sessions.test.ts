import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, claimsOf, makeUser, signedIn } from '../testing/auth/helpers.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('auth')
})
afterAll(() => server.close())

const refresh = (token: string) =>
  call(server, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })
const me = (token: string) => call(server, 'GET', '/user', { headers: { authorization: `Bearer ${token}` } })

describe('refreshing', () => {
  it('returns a new pair for the same session', async () => {
    const { client, session } = await signedIn(server, await makeUser(server))
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session!.refresh_token).not.toBe(session.refresh_token)
    const [before, after] = [claimsOf(session.access_token), claimsOf(data.session!.access_token)]
    expect(after.session_id).toBe(before.session_id)
    expect(after.amr).toEqual(before.amr)
  })

  it('returns the current token for one that was just used', async () => {
    const { session } = await signedIn(server, await makeUser(server))
    const first = await refresh(session.refresh_token)
    const again = await refresh(session.refresh_token)
    expect(again.status).toBe(200)
    expect(again.body.refresh_token).toBe(first.body.refresh_token)
  })

  it('gives many tabs the same token', async () => {
    const { session } = await signedIn(server, await makeUser(server))
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(session.refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  it('ends the whole session when a used token is reused later', async () => {
    const { session } = await signedIn(server, await makeUser(server))
    const next = await refresh(session.refresh_token)
    await server.sql(
      `update auth.refresh_tokens set updated_at = updated_at - interval '2 minutes' where token = $1`,
      [session.refresh_token],
    )
    const stolen = await refresh(session.refresh_token)
    expect(stolen).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    })
    expect((await refresh(next.body.refresh_token as string)).body.code).toBe('refresh_token_not_found')
    expect((await me(next.body.access_token as string)).body.code).toBe('session_not_found')
    const rest = await fetch(`${server.url}/rest/v1/profiles`, {
      headers: {
        apikey: server.engine.publishableKey,
        authorization: `Bearer ${next.body.access_token}`,
      },
    })
    expect(rest.status).toBe(401)
  })

  it('refuses an unknown token and a missing one', async () => {
    expect(await refresh('abcdefghijkl')).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
    })
    expect(await refresh('')).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
    const odd = await call(server, 'POST', '/token?grant_type=__proto__', { body: {} })
    expect(odd).toMatchObject({ status: 400, body: { error: 'unsupported_grant_type' } })
  })
})

describe('signing out', () => {
  it('works here, elsewhere or everywhere', async () => {
    const who = await makeUser(server)
    const [a, b, c] = [await signedIn(server, who), await signedIn(server, who), await signedIn(server, who)]
    expect((await a.client.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect((await me(a.session.access_token)).body.code).toBe('session_not_found')
    expect((await me(b.session.access_token)).status).toBe(200)
    expect((await b.client.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect((await me(c.session.access_token)).status).toBe(403)
    expect((await me(b.session.access_token)).status).toBe(200)
    expect((await b.client.auth.signOut()).error).toBeNull()
    expect((await me(b.session.access_token)).status).toBe(403)
    expect((await refresh(b.session.refresh_token)).status).toBe(400)
  })

  it('refuses any other scope', async () => {
    const { session } = await signedIn(server, await makeUser(server))
    const refused = await call(server, 'POST', '/logout?scope=constructor', {
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  it('takes effect in the other services, too', async () => {
    const { client, session } = await signedIn(server, await makeUser(server))
    const headers = {
      apikey: server.engine.publishableKey,
      authorization: `Bearer ${session.access_token}`,
    }
    const read = () => fetch(`${server.url}/rest/v1/profiles`, { headers })
    expect((await read()).status).toBe(200)
    await client.auth.signOut()
    expect((await read()).status).toBe(401)
  })
})

describe('a closed account', () => {
  const admin = () => server.client(server.engine.secretKey).auth.admin

  it('is locked out immediately by a ban, and let in again when it is lifted', async () => {
    const who = await makeUser(server)
    const { session } = await signedIn(server, who)
    await admin().updateUserById(who.id, { ban_duration: '1h' })
    expect((await me(session.access_token)).body.code).toBe('user_banned')
    expect((await refresh(session.refresh_token)).body.code).toBe('user_banned')
    expect((await server.client().auth.signInWithPassword(who)).error?.code).toBe('user_banned')
    const wrong = await server.client().auth.signInWithPassword({ ...who, password: 'Wrong-Pass-1' })
    expect(wrong.error?.code).toBe('invalid_credentials')
    const rest = await fetch(`${server.url}/rest/v1/profiles`, {
      headers: { apikey: server.engine.publishableKey, authorization: `Bearer ${session.access_token}` },
    })
    expect(rest.status).toBe(401)
    await admin().updateUserById(who.id, { ban_duration: 'none' })
    expect((await refresh(session.refresh_token)).body.code).toBe('session_expired')
    expect((await me(session.access_token)).body.code).toBe('session_not_found')
    expect((await server.client().auth.signInWithPassword(who)).error).toBeNull()
  })

  it('is locked out immediately by deletion', async () => {
    const who = await makeUser(server)
    const { session } = await signedIn(server, who)
    await admin().deleteUser(who.id)
    expect((await me(session.access_token)).body.code).toBe('user_not_found')
    expect((await refresh(session.refresh_token)).status).toBe(400)
    expect(await server.sql('select from public.profiles where user_id = $1', [who.id])).toHaveLength(0)
  })

  it('keeps its row but no personal data after soft deletion', async () => {
    const who = await makeUser(server, { user_metadata: { name: 'Private' } })
    const { session } = await signedIn(server, who)
    await admin().deleteUser(who.id, true)
    expect((await me(session.access_token)).status).toBe(403)
    const [row] = await server.sql('select * from auth.users where id = $1', [who.id])
    expect(row!.deleted_at).toBeTruthy()
    expect(JSON.stringify(row)).not.toContain(who.email)
    expect(JSON.stringify(row)).not.toContain('Private')
    expect((await server.client().auth.signInWithPassword(who)).error?.code).toBe('invalid_credentials')
  })
})

describe('limits on a session', () => {
  it.each([
    ['its end', `not_after = now() - interval '1 s'`, 'Session Expired'],
    ['its maximum age', `created_at = now() - interval '241 hours'`, 'Session Expired'],
    [
      'its longest rest',
      `refreshed_at = now() at time zone 'utc' - interval '49 hours'`,
      'Session Expired (Inactivity)',
    ],
  ])('apply although the refresh token is valid: %s', async (_, change, reason) => {
    const who = await makeUser(server)
    const { session } = await signedIn(server, who)
    expect((await refresh(session.refresh_token)).status).toBe(200)
    await server.sql(`update auth.sessions set ${change} where user_id = $1`, [who.id])
    expect((await refresh(session.refresh_token)).body).toEqual({
      code: 'session_expired',
      message: `Invalid Refresh Token: ${reason}`,
    })
  })
})
