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
  signedIn,
  somebody,
} from '../testing/auth/helpers.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('auth')
})
afterAll(() => server.close())

const target = 'https://app.example.test/welcome?from=mail'

describe('signing up with confirmation', () => {
  it('emails a link that leads where the app asked, with a session', async () => {
    const who = somebody()
    const { data, error } = await server.client().auth.signUp({
      ...who,
      options: { data: { name: 'Ada <b>', plan: 'pro', wishes: { plan: 'deep' } }, emailRedirectTo: target },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities).toHaveLength(1)
    expect(data.user?.confirmation_sent_at).toBeTruthy()
    const [mail] = await mailsTo(server, who.email)
    expect(mail!.subject).toBe('Welcome, Ada <b>')
    expect(mail!.html).toContain('Hello Ada &lt;b&gt;')
    expect(mail!.html).toContain('pro')
    expect(linkIn(mail)).toMatch(`${server.url}/auth/v1/verify?token=`)
    const end = await follow(linkIn(mail))
    expect(end.href).toContain(`${target}#`)
    const fragment = fragmentOf(end)
    expect(fragment).toMatchObject({ type: 'signup', token_type: 'bearer', expires_in: '3600' })
    const { data: me } = await server.client().auth.getUser(fragment.access_token)
    expect(me.user).toMatchObject({ email: who.email, email_confirmed_at: expect.any(String) })
    expect(me.user?.user_metadata).toMatchObject({ name: 'Ada <b>', email_verified: true })
  })

  it('lets triggers read the metadata as an object', async () => {
    const who = somebody()
    await server
      .client()
      .auth.signUp({ ...who, options: { data: { name: 'Grace', wishes: { plan: 'deep' } } } })
    const rows = await server.sql(
      'select p.name, p.plan from public.profiles p join auth.users u on u.id = p.user_id where u.email = $1',
      [who.email],
    )
    expect(rows).toEqual([{ name: 'Grace', plan: 'deep' }])
  })

  it('leaves nothing behind when a trigger fails', async () => {
    const who = somebody()
    const refused = await call(server, 'POST', '/signup', {
      body: { ...who, data: { name: 'broken trigger' } },
    })
    expect(refused.status).toBe(500)
    expect(refused.body).toEqual({ code: 'unexpected_failure', message: 'Database error saving new user' })
    expect(await server.sql('select from auth.users where email = $1', [who.email])).toHaveLength(0)
  })

  it('never confirms a password that someone else chose for the address', async () => {
    const owner = somebody()
    const stranger = { email: owner.email, password: 'Strange-Pass-1' }
    const canEnter = async (who: { email: string; password: string }) =>
      (await call(server, 'POST', '/token?grant_type=password', { body: who })).status === 200
    await server.client().auth.signUp(stranger)
    await server.client().auth.signUp(owner)
    const [second] = await mailsTo(server, owner.email, 2)
    expect(fragmentOf(await follow(linkIn(second))).access_token).toBeTruthy()
    expect(await canEnter(stranger)).toBe(false)

    const again = somebody()
    await server.client().auth.signUp({ ...again, password: stranger.password })
    await server.client().auth.signInWithOtp({ email: again.email })
    const [mail] = await mailsTo(server, again.email, 2)
    await follow(linkIn(mail))
    expect(await canEnter({ ...again, password: stranger.password })).toBe(false)
  })

  it('keeps the password of a person who signs up twice', async () => {
    const who = somebody()
    await server.client().auth.signUp(who)
    await server.client().auth.signUp(who)
    const [mail] = await mailsTo(server, who.email, 2)
    await follow(linkIn(mail))
    const { status } = await call(server, 'POST', '/token?grant_type=password', { body: who })
    expect(status).toBe(200)
  })

  it('confirms with the code, once', async () => {
    const who = somebody()
    await server.client().auth.signUp(who)
    const [mail] = await mailsTo(server, who.email)
    const token = codeIn(mail)
    const { data, error } = await server.client().auth.verifyOtp({ email: who.email, token, type: 'signup' })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(who.email)
    const again = await server.client().auth.verifyOtp({ email: who.email, token, type: 'signup' })
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
    const link = fragmentOf(await follow(linkIn(mail)))
    expect(link).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
  })

  it('confirms with the hash, for apps with their own callback', async () => {
    const who = somebody()
    await server.client().auth.signUp(who)
    const [mail] = await mailsTo(server, who.email)
    const hash = new URL(linkIn(mail)).searchParams.get('token')!
    const { data, error } = await server.client().auth.verifyOtp({ token_hash: hash, type: 'email' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(who.email)
  })

  it('refuses sign-in before confirmation', async () => {
    const who = somebody()
    await server.client().auth.signUp(who)
    const right = await server.client().auth.signInWithPassword(who)
    expect(right.error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    })
    const wrong = await server.client().auth.signInWithPassword({ ...who, password: 'Wrong-Pass-1' })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })

  it('M12 reveals nowhere in the response that an address is taken', async () => {
    const known = await makeUser(server, { user_metadata: { name: 'Somebody' } })
    const waiting = somebody()
    await server.client().auth.signUp(waiting)
    const data = { last_name: 'Evans', name: 'Eve', a: { nested: [1] }, plan: null }
    const answers = []
    for (const { email } of [somebody(), waiting, known]) {
      const sent = { email, password: 'Another-Pass-1', data }
      for (let again = 0; again < 2; again++) {
        const { status, body } = await call(server, 'POST', '/signup', { body: sent })
        const ids = [body.id, (body.identities as { identity_id: string }[])[0]?.identity_id]
        let text = JSON.stringify(body).replaceAll(email, 'address')
        for (const id of ids) text = text.replaceAll(id as string, 'id')
        answers.push({ status, text: text.replaceAll(/\d{4}-[\d-]+T[\d:.]+Z/g, 'time') })
        expect(body.id).not.toBe(known.id)
      }
    }
    expect(answers[0]!.status).toBe(200)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const { error: signIn } = await server.client().auth.signInWithPassword(known)
    expect(signIn).toBeNull()
  })

  it('M12 refuses the same data for every address', async () => {
    const known = await makeUser(server)
    await server.sql('update auth.users set email = $2 where id = $1', [known.id, `${known.id}@blocked.test`])
    for (const email of [`${known.id}@blocked.test`, somebody('blocked.test').email]) {
      const refused = await call(server, 'POST', '/signup', { body: { email, password: 'Another-Pass-1' } })
      expect(refused).toMatchObject({ status: 403 })
    }
  })

  it('M12 helps people who forgot that they have an account', async () => {
    const known = await makeUser(server)
    await server.client().auth.signUp({ email: known.email, password: 'Another-Pass-1' })
    const [mail] = await mailsTo(server, known.email)
    const { data } = await server
      .client()
      .auth.verifyOtp({ email: known.email, token: codeIn(mail), type: 'email' })
    expect(data.user?.id).toBe(known.id)
    expect((await server.client().auth.signInWithPassword(known)).error).toBeNull()
  })

  it('M11 uses the data of the confirmed sign-up, not of a stranger who came first', async () => {
    const owner = somebody()
    await server
      .client()
      .auth.signUp({ email: owner.email, password: 'Strange-Pass-1', options: { data: { name: 'Evil' } } })
    await server.sql(
      `update auth.users set confirmation_sent_at = now() - interval '2 hours' where email = $1`,
      [owner.email],
    )
    await server.client().auth.signUp({ ...owner, options: { data: { name: 'Owner', language: 'fr' } } })
    const [mail] = await mailsTo(server, owner.email, 2)
    const { data } = await server
      .client()
      .auth.verifyOtp({ email: owner.email, token: codeIn(mail), type: 'signup' })
    expect(data.user?.user_metadata).toMatchObject({ name: 'Owner', language: 'fr' })
    const profiles = await server.sql('select name from public.profiles where user_id = $1', [data.user!.id])
    expect(profiles).toEqual([{ name: 'Owner' }])
    expect(await server.sql(`select from public.profiles where name = 'Evil'`)).toHaveLength(0)
  })

  it.each(['a minute', '2 hours'])(
    'M11 discards both passwords when two sign-ups %s apart differ, and lets the owner choose one',
    async (age) => {
      const owner = somebody()
      await server.client().auth.signUp({ email: owner.email, password: 'Strange-Pass-1' })
      await server.sql(
        `update auth.users set confirmation_sent_at = now() - replace($2, 'a ', '1 ')::interval where email = $1`,
        [owner.email, age],
      )
      await server.client().auth.signUp({ ...owner, options: { data: { name: 'Owner' } } })
      const [mail] = await mailsTo(server, owner.email, 2)
      const client = server.client()
      await client.auth.verifyOtp({ email: owner.email, token: codeIn(mail), type: 'signup' })
      for (const password of [owner.password, 'Strange-Pass-1']) {
        const { error } = await server.client().auth.signInWithPassword({ email: owner.email, password })
        expect(error?.code).toBe('invalid_credentials')
      }
      expect((await client.auth.updateUser({ password: owner.password })).error).toBeNull()
      expect((await server.client().auth.signInWithPassword(owner)).error).toBeNull()
    },
  )

  it('M11 keeps an account that was invited', async () => {
    const { email } = somebody()
    const admin = server.client(server.engine.secretKey).auth.admin
    const { data } = await admin.inviteUserByEmail(email, { data: { name: 'Invited' } })
    await server
      .client()
      .auth.signUp({ email, password: 'Strange-Pass-1', options: { data: { name: 'Evil' } } })
    const [row] = await server.sql(
      `select id, raw_user_meta_data ->> 'name' as name from auth.users where email = $1`,
      [email],
    )
    expect(row).toEqual({ id: data.user!.id, name: 'Invited' })
  })

  it('emails an unconfirmed account again without revealing it', async () => {
    const who = somebody()
    await server.client().auth.signUp({ ...who, options: { data: { name: 'Private' } } })
    const second = await server.client().auth.signUp({ email: who.email, password: 'Another-Pass-1' })
    expect(JSON.stringify(second.data)).not.toContain('Private')
    expect(await mailsTo(server, who.email, 2)).toHaveLength(2)
  })

  it('resends on request, which invalidates the older link', async () => {
    const who = somebody()
    await server.client().auth.signUp(who)
    const { error } = await server.client().auth.resend({ type: 'signup', email: who.email })
    expect(error).toBeNull()
    const [newest, oldest] = await mailsTo(server, who.email, 2)
    expect(fragmentOf(await follow(linkIn(oldest))).error_code).toBe('otp_expired')
    expect(fragmentOf(await follow(linkIn(newest))).access_token).toBeTruthy()
  })

  it('refuses an expired link', async () => {
    const who = somebody()
    await server.client().auth.signUp(who)
    const [mail] = await mailsTo(server, who.email)
    await server.sql(
      `update auth.users set confirmation_sent_at = now() - interval '2 hours' where email = $1`,
      [who.email],
    )
    expect(fragmentOf(await follow(linkIn(mail)))).toMatchObject({
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    })
  })

  it("doesn't use up the link when a scanner sends HEAD", async () => {
    const who = somebody()
    await server.client().auth.signUp(who)
    const [mail] = await mailsTo(server, who.email)
    expect((await fetch(linkIn(mail), { method: 'HEAD', redirect: 'manual' })).status).toBe(405)
    expect(fragmentOf(await follow(linkIn(mail))).access_token).toBeTruthy()
  })

  it('lists every reason a password is weak', async () => {
    const { error } = await server.client().auth.signUp({ ...somebody(), password: 'abc' })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length', 'characters'] })
    const old = await call(server, 'POST', '/signup', {
      body: { ...somebody(), password: 'abc' },
      headers: { 'x-supabase-api-version': '' },
    })
    expect(old.body).toMatchObject({
      code: 422,
      error_code: 'weak_password',
      weak_password: { reasons: ['length', 'characters'] },
    })
  })
})

describe('hooks', () => {
  it('passes on the message and status of before_user_created', async () => {
    const { error } = await server.client().auth.signUp(somebody('blocked.test'))
    expect(error).toMatchObject({ status: 403, message: 'Please use your professional address.' })
  })

  it('names the hook that failed, and nothing more', async () => {
    const refused = await call(server, 'POST', '/signup', { body: somebody('broken.test') })
    expect(refused.status).toBe(500)
    expect(refused.body.message).toBe(
      'Error running hook URI: pg-functions://postgres/public/before_user_created',
    )
  })

  it("doesn't wait long for one", async () => {
    const started = Date.now()
    const { error } = await server.client().auth.signUp(somebody('slow.test'))
    expect(error).toMatchObject({ status: 422, code: 'hook_timeout' })
    // The hook itself takes a minute.
    expect(Date.now() - started).toBeLessThan(50_000)
  })

  it('signs the claims that custom_access_token returns', async () => {
    const who = await makeUser(server, { user_metadata: { plan: 'pro' } })
    const { session } = await signedIn(server, who)
    expect(claimsOf(session.access_token)).toMatchObject({ plan: 'pro', asked_as: 'supabase_auth_admin' })
  })

  it('refuses to sign claims that lack what a session needs', async () => {
    const who = await makeUser(server, { user_metadata: { name: 'no aal' } })
    const refused = await call(server, 'POST', '/token?grant_type=password', { body: who })
    expect(refused.status).toBe(500)
    expect(refused.body.message).toContain('aal is required')
    expect(await server.sql('select from auth.sessions where user_id = $1', [who.id])).toHaveLength(0)
  })
})
