import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  fragmentOf,
  linkIn,
  mailsTo,
  makeUser,
  pkceClient,
  signedIn,
  somebody,
} from '../../testing/auth/helpers.ts'
import { newPerson, nextStop, signInWith, startWorld, type World } from '../../testing/oauth/helpers.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const usersWith = (email: string) =>
  world.server.sql<{ id: string; encrypted_password: string; email_confirmed_at: Date | null }>(
    'select id, encrypted_password, email_confirmed_at from auth.users where email = $1',
    [email],
  )

async function userAt(end: URL) {
  const { access_token } = fragmentOf(end)
  const { data, error } = await world.server.client().auth.getUser(access_token!)
  if (error) throw error
  return data.user
}

const errorAt = (end: URL) => ({
  query: Object.fromEntries(end.searchParams),
  fragment: fragmentOf(end),
})

describe('an account with the same address', () => {
  it('gets the identity if the provider verified the address', async () => {
    const who = await makeUser(world.server)
    const person = newPerson(world, { email: who.email.toUpperCase() })
    const user = await userAt(await signInWith(world, 'google', person))
    expect(user.id).toBe(who.id)
    expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'google'] })
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['email', 'google'])
    expect((await signedIn(world.server, who)).user.id).toBe(who.id)
  })

  it('accepts identities from both providers', async () => {
    const person = newPerson(world)
    const google = await userAt(await signInWith(world, 'google', person))
    const linkedin = await userAt(await signInWith(world, 'linkedin_oidc', person))
    expect(linkedin.id).toBe(google.id)
    expect(linkedin.app_metadata.providers).toEqual(['google', 'linkedin_oidc'])
  })

  it("can't be taken over with an address the provider did not verify", async () => {
    const who = await makeUser(world.server)
    const person = newPerson(world, { email: who.email, email_verified: false })
    const { query, fragment } = errorAt(await signInWith(world, 'google', person))
    expect(query).toEqual({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description: 'Unverified email with google. Verify the email with google in order to sign in',
    })
    expect(fragment).toEqual(query)
    const [identity] = await world.server.sql('select from auth.identities where provider_id = $1', [
      person.sub,
    ])
    expect(identity).toBeUndefined()
  })

  it('that was never confirmed loses anything a stranger may have prepared in it', async () => {
    const person = newPerson(world)
    const stranger = { email: person.email, password: 'Strangers-Pass-1' }
    await world.server
      .client()
      .auth.signUp({ ...stranger, options: { data: { full_name: 'Not Ada', role: 'admin' } } })
    const [mail] = await mailsTo(world.server, person.email)
    const user = await userAt(await signInWith(world, 'google', person))
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['google'])
    expect(user.app_metadata).toEqual({ provider: 'google', providers: ['google'] })
    expect(user.user_metadata).toMatchObject({ full_name: 'Ada Lovelace' })
    expect(user.user_metadata.role).toBeUndefined()
    expect(user.email_confirmed_at).toBeTruthy()
    const signIn = await world.server.client().auth.signInWithPassword(stranger)
    expect(signIn.error?.code).toBe('invalid_credentials')
    const oldLink = await nextStop(linkIn(mail))
    expect(fragmentOf(oldLink).error_code).toBe('otp_expired')
  })

  it("isn't matched by an unverified identity", async () => {
    const [attacker, victim] = [await makeUser(world.server), newPerson(world)]
    await world.server.sql(
      `insert into auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
       values ($1, 'google', $2, $3, now(), now())`,
      [attacker.id, `fake-${victim.sub}`, { sub: 'x', email: victim.email, email_verified: false }],
    )
    const user = await userAt(await signInWith(world, 'linkedin_oidc', victim))
    expect(user.id).not.toBe(attacker.id)
  })
})

describe('a new account', () => {
  it('with an unverified address waits for the email', async () => {
    const person = newPerson(world, { email_verified: false })
    const { query } = errorAt(await signInWith(world, 'google', person))
    expect(query).toEqual({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description:
        'Unverified email with google. A confirmation email has been sent to your google email',
    })
    expect(await usersWith(person.email)).toMatchObject([{ email_confirmed_at: null }])
    const [mail] = await mailsTo(world.server, person.email)
    const confirmed = await nextStop(linkIn(mail))
    expect(fragmentOf(confirmed)).toMatchObject({ type: 'signup' })
    expect((await userAt(await signInWith(world, 'google', person))).email).toBe(person.email)
  })

  it('is confirmed by a verified address only if that is its own', async () => {
    const person = newPerson(world, { email_verified: false })
    await signInWith(world, 'google', person)
    const first = person.email
    person.email = somebody().email
    person.email_verified = true
    const { query } = errorAt(await signInWith(world, 'google', person))
    expect(query.error_code).toBe('provider_email_needs_verification')
    expect(await usersWith(first)).toMatchObject([{ email_confirmed_at: null }])
  })

  it('is checked by the hook, whose message reaches the app', async () => {
    const person = newPerson(world, { email: somebody('blocked.test').email })
    const { query, fragment } = errorAt(await signInWith(world, 'google', person))
    expect(query).toMatchObject({
      error: 'access_denied',
      error_description: 'Ada Lovelace may not join with google.',
    })
    expect(fragment).toEqual(query)
    expect(await usersWith(person.email)).toEqual([])
  })

  it('needs an address', async () => {
    const person = newPerson(world, { email: undefined, email_verified: undefined })
    const { query } = errorAt(await signInWith(world, 'google', person))
    expect(query).toEqual({
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Error getting user email from external provider',
    })
  })

  it('works without an address if the project allows that, and never matches another account by it', async () => {
    const person = newPerson(world, { email: undefined, email_verified: undefined })
    const user = await userAt(await signInWith(world, 'linkedin_oidc', person))
    expect(user).toMatchObject({ email: '', app_metadata: { provider: 'linkedin_oidc' } })
    const again = await userAt(await signInWith(world, 'linkedin_oidc', person))
    expect(again.id).toBe(user.id)
    const other = newPerson(world, { email: undefined, email_verified: undefined })
    expect((await userAt(await signInWith(world, 'linkedin_oidc', other))).id).not.toBe(user.id)
  })

  it('is refused to banned people', async () => {
    const person = newPerson(world)
    const user = await userAt(await signInWith(world, 'google', person))
    const admin = world.server.client(world.server.engine.secretKey).auth.admin
    await admin.updateUserById(user.id, { ban_duration: '1h' })
    const { query } = errorAt(await signInWith(world, 'google', person))
    expect(query).toMatchObject({ error: 'access_denied', error_code: 'user_banned' })
  })
})

describe('an identity', () => {
  it("is added to the signed-in person's account, and removed again", async () => {
    const who = await makeUser(world.server)
    const { client } = await signedIn(world.server, who)
    const person = newPerson(world)
    const link = () =>
      client.auth.linkIdentity({
        provider: 'google',
        options: {
          redirectTo: 'https://app.example.test/linked',
          queryParams: { login_hint: person.sub },
        },
      })
    const { data, error } = await link()
    expect(error).toBeNull()
    const end = await nextStop(await world.google.visit(data.url!))
    expect(end.pathname).toBe('/linked')
    const user = await userAt(end)
    expect(user).toMatchObject({ id: who.id, email: who.email })
    expect(user.app_metadata.providers).toEqual(['email', 'google'])

    const again = await nextStop(await world.google.visit((await link()).data.url!))
    expect(Object.fromEntries(again.searchParams)).toMatchObject({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    })
    const google = user.identities!.find(({ provider }) => provider === 'google')!
    expect((await client.auth.unlinkIdentity(google)).error).toBeNull()
    const notices = await mailsTo(world.server, who.email, 2)
    expect(notices.map(({ subject }) => subject)).toEqual([
      'Sign-in method removed',
      'New sign-in method added',
    ])
    const left = (await client.auth.getUserIdentities()).data!.identities
    expect(left.map(({ provider }) => provider)).toEqual(['email'])
    expect((await client.auth.unlinkIdentity(left[0]!)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
      message: 'User must have at least 1 identity after unlinking',
    })
  })

  it("that belongs to someone else can't be taken or removed", async () => {
    const person = newPerson(world)
    const owner = await userAt(await signInWith(world, 'google', person))
    const { client } = await signedIn(world.server, await makeUser(world.server))
    const options = { queryParams: { login_hint: person.sub } }
    const { data } = await client.auth.linkIdentity({ provider: 'google', options })
    const end = await nextStop(await world.google.visit(data.url!))
    expect(Object.fromEntries(end.searchParams)).toMatchObject({
      error: 'server_error',
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked to another user',
    })
    const another = newPerson(world)
    const second = await client.auth.linkIdentity({
      provider: 'linkedin_oidc',
      options: { queryParams: { login_hint: another.sub } },
    })
    await nextStop(await world.linkedin.visit(second.data.url!))
    const removed = await client.auth.unlinkIdentity(owner.identities![0]!)
    expect(removed.error).toMatchObject({ status: 422, code: 'identity_not_found' })
    const [still] = await world.server.sql('select from auth.identities where provider_id = $1', [person.sub])
    expect(still).toBeDefined()
  })

  it('gives an anonymous account its address', async () => {
    const client = pkceClient(world.server)
    const { data: anonymous } = await client.auth.signInAnonymously()
    const person = newPerson(world)
    const { data } = await client.auth.linkIdentity({
      provider: 'google',
      options: { queryParams: { login_hint: person.sub } },
    })
    const end = await nextStop(await world.google.visit(data.url!))
    const exchanged = await client.auth.exchangeCodeForSession(end.searchParams.get('code')!)
    expect(exchanged.data.user).toMatchObject({
      id: anonymous.user!.id,
      email: person.email,
      is_anonymous: false,
    })
  })

  it('can be replaced by another, whose address the account then has', async () => {
    const who = await makeUser(world.server)
    const { client } = await signedIn(world.server, who)
    const person = newPerson(world)
    const { data } = await client.auth.linkIdentity({
      provider: 'google',
      options: { queryParams: { login_hint: person.sub } },
    })
    await nextStop(await world.google.visit(data.url!))
    const own = (await client.auth.getUserIdentities()).data!.identities
    await client.auth.unlinkIdentity(own.find(({ provider }) => provider === 'email')!)
    const { data: after } = await client.auth.getUser()
    expect(after.user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
    })
  })
})
