import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/bcrypt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  call,
  follow,
  fragmentOf,
  linkIn,
  mailsTo,
  makeUser,
  signedIn,
  somebody,
} from '../testing/auth/helpers.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let personsToken: string
beforeAll(async () => {
  server = await startTestServer('auth')
  personsToken = (await signedIn(server, await makeUser(server))).session.access_token
})
afterAll(() => server.close())

const admin = () => server.client(server.engine.secretKey).auth.admin

describe('access', () => {
  const paths: [string, string][] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${randomUUID()}`],
    ['PUT', `/admin/users/${randomUUID()}`],
    ['DELETE', `/admin/users/${randomUUID()}`],
    ['GET', `/admin/users/${randomUUID()}/factors`],
    ['POST', '/admin/generate_link'],
    ['GET', '/admin/audit'],
    ['POST', '/invite'],
  ]

  it.each(paths)('%s %s: refuses the public key and a signed-in person', async (method, path) => {
    for (const bearer of [server.engine.publishableKey, personsToken]) {
      const refused = await call(server, method, path, { headers: { authorization: `Bearer ${bearer}` } })
      expect(refused).toMatchObject({ status: 403, body: { code: 'not_admin', message: 'User not allowed' } })
    }
  })

  it('accepts the legacy service key', async () => {
    const key = await server.engine.tokens.signLegacy('service_role', Math.floor(Date.now() / 1000))
    const { error } = await server.client(key).auth.admin.listUsers()
    expect(error).toBeNull()
  })
})

describe('users', () => {
  it('are created with all given attributes', async () => {
    const who = somebody()
    const id = randomUUID()
    const { data, error } = await admin().createUser({
      id,
      ...who,
      email_confirm: true,
      user_metadata: { name: 'Ada' },
      app_metadata: { team: 7 },
      role: 'authenticated',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id,
      email: who.email,
      user_metadata: { name: 'Ada', email_verified: true },
      app_metadata: { provider: 'email', providers: ['email'], team: 7 },
    })
    expect((await admin().getUserById(id)).data.user?.email).toBe(who.email)
    expect((await admin().createUser(who)).error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('can be imported with their bcrypt hash', async () => {
    const who = somebody()
    const password_hash = await hash(who.password, 6)
    const made = await admin().createUser({ email: who.email, password_hash, email_confirm: true })
    expect(made.error).toBeNull()
    expect((await server.client().auth.signInWithPassword(who)).error).toBeNull()
    const bad = await admin().createUser({ email: somebody().email, password_hash: 'md5$abc' })
    expect(bad.error).toMatchObject({ status: 400 })
  })

  it('are changed, and a new password ends their sessions', async () => {
    const who = await makeUser(server)
    const { client } = await signedIn(server, who)
    const email = somebody().email
    const { data, error } = await admin().updateUserById(who.id, {
      email,
      email_confirm: true,
      password: 'Set-By-Admin-1',
      user_metadata: { name: 'New' },
      app_metadata: { roles: ['x'] },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'New' }, app_metadata: { roles: ['x'] } })
    expect(data.user?.identities?.[0]?.identity_data?.email).toBe(email)
    expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    const { error: signIn } = await server
      .client()
      .auth.signInWithPassword({ email, password: 'Set-By-Admin-1' })
    expect(signIn).toBeNull()
  })

  it('are listed by page, with the total', async () => {
    for (let i = 0; i < 3; i++) await makeUser(server)
    const { data, error } = await admin().listUsers({ page: 1, perPage: 2 })
    expect(error).toBeNull()
    expect(data.users).toHaveLength(2)
    expect(data).toMatchObject({ nextPage: 2, aud: 'authenticated' })
    const [{ count }] = (await server.sql('select count(*)::int from auth.users')) as [{ count: number }]
    expect(data).toMatchObject({ total: count, lastPage: Math.ceil(count / 2) })
    const times = data.users.map((user) => Date.parse(user.created_at))
    expect(times[0]).toBeGreaterThanOrEqual(times[1]!)
  })

  it('are found by part of their address, taken literally', async () => {
    const who = await makeUser(server)
    const key = { headers: { authorization: `Bearer ${server.engine.secretKey}` } }
    const name = who.email.split('@')[0]!
    const found = await call(server, 'GET', `/admin/users?filter=${name}`, key)
    expect(found.body.users).toMatchObject([{ email: who.email }])
    expect((await call(server, 'GET', '/admin/users?filter=%25', key)).body.users).toEqual([])
  })

  it.each(['page=0', 'page=-1', 'per_page=x', 'page=1;drop', 'sort=email asc'])(
    'refuses %s',
    async (query) => {
      const key = { headers: { authorization: `Bearer ${server.engine.secretKey}` } }
      const refused = await call(server, 'GET', `/admin/users?${query}`, key)
      expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    },
  )

  it("that don't exist are reported", async () => {
    expect((await admin().getUserById(randomUUID())).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
    const bad = await call(server, 'GET', '/admin/users/1;drop', {
      headers: { authorization: `Bearer ${server.engine.secretKey}` },
    })
    expect(bad).toMatchObject({ status: 404, body: { message: 'user_id must be an UUID' } })
  })

  it("can't be banned for an invalid duration", async () => {
    const who = await makeUser(server)
    const { error } = await admin().updateUserById(who.id, { ban_duration: 'forever' })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})

describe('links', () => {
  it('invite, and the link signs in', async () => {
    const { email } = somebody()
    const { data, error } = await admin().inviteUserByEmail(email, {
      data: { name: 'Guest' },
      redirectTo: 'https://app.example.test/join',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) })
    const [mail] = await mailsTo(server, email)
    expect(mail!.subject).toBe('You have been invited')
    const end = await follow(linkIn(mail))
    expect(end.pathname).toBe('/join')
    expect(fragmentOf(end).type).toBe('invite')
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
  })

  it('are generated without sending an email', async () => {
    const who = await makeUser(server)
    for (const type of ['magiclink', 'recovery'] as const) {
      const { data, error } = await admin().generateLink({ type, email: who.email })
      expect(error).toBeNull()
      expect(data.properties).toMatchObject({
        verification_type: type,
        email_otp: expect.stringMatching(/^\d{6}$/),
        redirect_to: 'http://127.0.0.1:3000',
      })
      expect(fragmentOf(await follow(data.properties!.action_link)).access_token).toBeTruthy()
    }
    const rows = await server.sql('select from _server.mailbox where recipient = $1', [who.email])
    expect(rows).toHaveLength(0)
  })

  it('create the account if the type requires one', async () => {
    const fresh = somebody()
    const signup = await admin().generateLink({ type: 'signup', ...fresh })
    expect(signup.data.user?.email).toBe(fresh.email)
    const otp = signup.data.properties!.email_otp
    const verified = await server.client().auth.verifyOtp({ email: fresh.email, token: otp, type: 'signup' })
    expect(verified.error).toBeNull()
    expect((await server.client().auth.signInWithPassword(fresh)).error).toBeNull()
    const unknown = await admin().generateLink({ type: 'magiclink', email: somebody().email })
    expect(unknown.data.properties?.verification_type).toBe('signup')
    const none = await admin().generateLink({ type: 'recovery', email: somebody().email })
    expect(none.error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  it('change an address from both sides', async () => {
    const who = await makeUser(server)
    const newEmail = somebody().email
    const links = []
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data, error } = await admin().generateLink({ type, email: who.email, newEmail })
      expect(error).toBeNull()
      links.push(data.properties!.action_link)
    }
    expect(fragmentOf(await follow(links[0]!)).message).toBeTruthy()
    expect(fragmentOf(await follow(links[1]!)).access_token).toBeTruthy()
    expect((await admin().getUserById(who.id)).data.user?.email).toBe(newEmail)
  })
})

it('records who did what', async () => {
  const who = await makeUser(server)
  await signedIn(server, who)
  const { status, body } = await call(server, 'GET', '/admin/audit', {
    headers: { authorization: `Bearer ${server.engine.secretKey}` },
  })
  expect(status).toBe(200)
  const entries = body as unknown as { payload: Record<string, unknown> }[]
  expect(entries[0]!.payload).toMatchObject({
    action: 'login',
    actor_username: who.email,
    log_type: 'account',
  })
})
