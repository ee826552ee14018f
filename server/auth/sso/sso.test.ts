import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  call,
  claimsOf,
  fragmentOf,
  mailsTo,
  makeUser,
  pkceClient,
  signedIn,
} from '../../testing/auth/helpers.ts'
import { startTestServer } from '../../testing/server.ts'
import { assertionXml, type Claims, responseXml, sign } from '../../testing/sso/forge.ts'
import {
  type Connection,
  newPerson,
  postResponse,
  signInUrl,
  signInWith,
  startWorld,
  type World,
} from '../../testing/sso/world.ts'
import { openAuth } from '../auth.ts'
import { cleanUp } from '../cleanup.ts'

let world: World
let campus: Connection
beforeAll(async () => {
  world = await startWorld()
  campus = await world.connect()
})
afterAll(() => world.close())

async function userAt(end: URL) {
  const { access_token, error_description } = fragmentOf(end)
  if (!access_token) throw new Error(error_description)
  const { data, error } = await world.server.client().auth.getUser(access_token)
  if (error) throw error
  return data.user
}

const refusalAt = (end: URL) => fragmentOf(end).error_code
const flagsOf = async (id: string) =>
  (
    await world.server.sql('select is_sso_user, email, encrypted_password from auth.users where id = $1', [
      id,
    ])
  )[0]

describe('our metadata', () => {
  it('names us and asks for signed assertions', async () => {
    const response = await fetch(`${world.server.url}/auth/v1/sso/saml/metadata?download=true`)
    expect(response.headers.get('content-type')).toBe('application/samlmetadata+xml')
    expect(response.headers.get('content-disposition')).toContain('metadata.xml')
    const xml = await response.text()
    expect(xml).toContain(`entityID="${world.server.url}/auth/v1/sso/saml/metadata"`)
    expect(xml).toContain(`Location="${world.server.url}/auth/v1/sso/saml/acs"`)
    expect(xml).toContain('WantAssertionsSigned="true"')
  })

  it('is announced in the settings', async () => {
    expect((await call(world.server, 'GET', '/settings')).body.saml_enabled).toBe(true)
  })
})

describe('the way to the identity provider', () => {
  it('is found by domain and by provider, and asks from a new request each time', async () => {
    const url = await signInUrl(world.server.client(), campus)
    expect(`${url.origin}${url.pathname}`).toBe('https://idp.test/sso')
    expect(url.searchParams.get('tenant')).toBe('1')
    const { data } = await world.server.client().auth.signInWithSSO({ providerId: campus.id })
    const [one, other] = [await campus.idp.readRequest(url), await campus.idp.readRequest(new URL(data!.url))]
    expect(one.acsUrl).toBe(`${world.server.url}/auth/v1/sso/saml/acs`)
    expect(one.id).not.toBe(other.id)
  })

  it('redirects programs that do not ask otherwise', async () => {
    const key = { apikey: world.server.engine.publishableKey, 'content-type': 'application/json' }
    const response = await fetch(`${world.server.url}/auth/v1/sso`, {
      method: 'POST',
      redirect: 'manual',
      headers: key,
      body: JSON.stringify({ domain: campus.domain.toUpperCase() }),
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toContain('https://idp.test/sso')
  })

  it.each([
    [{ domain: 'unknown.test' }, 404, 'sso_provider_not_found'],
    [{ provider_id: '00000000-0000-4000-8000-000000000000' }, 404, 'sso_provider_not_found'],
    [{ provider_id: 'x' }, 400, 'validation_failed'],
    [{}, 400, 'validation_failed'],
    [{ domain: 'a.test', provider_id: '00000000-0000-4000-8000-000000000000' }, 400, 'validation_failed'],
    [{ domain: 'a.test', code_challenge: 'short', code_challenge_method: 's256' }, 400, 'validation_failed'],
  ])('refuses %j', async (body, status, code) => {
    expect(await call(world.server, 'POST', '/sso', { body })).toMatchObject({ status, body: { code } })
  })

  it('is closed without a key', async () => {
    const response = await fetch(`${world.server.url}/auth/v1/sso`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(401)
  })

  it('leads back only to allowed addresses', async () => {
    const options = { redirectTo: 'https://evil.test/' }
    const { data } = await world.server.client().auth.signInWithSSO({ domain: campus.domain, options })
    const url = new URL(data!.url)
    const response = await campus.idp.respond(url, newPerson(campus))
    const end = await postResponse(world.server, response, url.searchParams.get('RelayState')!)
    expect(end.origin).not.toBe('https://evil.test')
  })
})

describe('a person whom the identity provider signed in', () => {
  it('gets an account that belongs to single sign-on', async () => {
    const person = newPerson(campus)
    const end = await signInWith(world, campus, person)
    expect(`${end.origin}${end.pathname}`).toBe('https://app.example.test/welcome')
    expect(claimsOf(fragmentOf(end).access_token!)).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'sso/saml' }],
    })
    const user = await userAt(end)
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider: `sso:${campus.id}`, providers: [`sso:${campus.id}`] },
      user_metadata: { custom_claims: { full_name: 'Ada Lovelace', role: 'student' }, email_verified: true },
    })
    expect(user.email_confirmed_at).toBeTruthy()
    expect(user.identities).toMatchObject([{ provider: `sso:${campus.id}`, id: person.subject }])
    expect(await flagsOf(user.id)).toMatchObject({ is_sso_user: true, encrypted_password: '' })
  })

  it('gets the same account again, with what the provider says now', async () => {
    const person = newPerson(campus)
    const first = await userAt(await signInWith(world, campus, person))
    const moved = { ...person, email: newPerson(campus).email, name: 'Ada King' }
    const again = await userAt(await signInWith(world, campus, moved))
    expect(again).toMatchObject({ id: first.id, email: moved.email })
    expect(again.user_metadata.custom_claims.full_name).toBe('Ada King')
  })

  it('gets one account for two simultaneous responses', async () => {
    const person = newPerson(campus)
    const ends = await Promise.all([1, 2, 3].map(() => signInWith(world, campus, person)))
    const users = await Promise.all(ends.filter((end) => !refusalAt(end)).map(userAt))
    expect(users.length).toBeGreaterThan(0)
    expect(new Set(users.map(({ id }) => id)).size).toBe(1)
    const rows = await world.server.sql('select from auth.users where email = $1', [person.email])
    expect(rows).toHaveLength(1)
  })

  it('can finish with PKCE, once', async () => {
    const client = pkceClient(world.server)
    const person = newPerson(campus)
    const end = await signInWith(world, campus, person, client)
    expect(fragmentOf(end).access_token).toBeUndefined()
    const code = end.searchParams.get('code')!
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user!.email).toBe(person.email)
    expect(claimsOf(data.session!.access_token)).toMatchObject({ amr: [{ method: 'sso/saml' }] })
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeTruthy()
  })

  it("can't set a password or change the address", async () => {
    const { access_token } = fragmentOf(await signInWith(world, campus, newPerson(campus)))
    const headers = { authorization: `Bearer ${access_token}` }
    const body = { password: 'Secret-Pass-1' }
    const answer = await call(world.server, 'PUT', '/user', { body, headers })
    expect(answer).toMatchObject({ status: 422, body: { code: 'user_sso_managed' } })
  })

  it('is refused while banned', async () => {
    const person = newPerson(campus)
    const user = await userAt(await signInWith(world, campus, person))
    const admin = world.server.client(world.server.engine.secretKey).auth.admin
    await admin.updateUserById(user.id, { ban_duration: '1h' })
    expect(refusalAt(await signInWith(world, campus, person))).toBe('user_banned')
  })
})

describe('an identity provider', () => {
  it("can't sign in addresses outside its domains", async () => {
    const other = await world.connect()
    for (const email of [`a@${other.domain}`, `a@sub.${campus.domain}`, `a@${campus.domain}.evil.test`]) {
      expect(refusalAt(await signInWith(world, campus, newPerson(campus, { email })))).toBe(
        'sso_domain_mismatch',
      )
    }
    const odd = newPerson(campus, { email: `a@${other.domain}@${campus.domain}` })
    expect(refusalAt(await signInWith(world, campus, odd))).toBe('validation_failed')
  })

  it("can't take over an account outside its domains, not even one it was linked to", async () => {
    const stranger = await makeUser(world.server)
    const end = await signInWith(world, campus, newPerson(campus, { email: stranger.email }))
    expect(refusalAt(end)).toBe('sso_domain_mismatch')

    const person = newPerson(campus)
    const member = await makeUser(world.server, { email: person.email })
    expect((await userAt(await signInWith(world, campus, person))).id).toBe(member.id)
    const admin = world.server.client(world.server.engine.secretKey).auth.admin
    await admin.updateUserById(member.id, {
      email: `private-${person.subject}@example.test`,
      email_confirm: true,
    })
    expect(refusalAt(await signInWith(world, campus, person))).toBe('sso_account_moved')
  })

  it('links an account with a confirmed address in its domain, and says so', async () => {
    const person = newPerson(campus)
    const member = await makeUser(world.server, { email: person.email })
    const user = await userAt(await signInWith(world, campus, person))
    expect(user.id).toBe(member.id)
    expect(user.app_metadata.providers).toEqual(['email', `sso:${campus.id}`])
    expect(await flagsOf(user.id)).toMatchObject({ is_sso_user: false })
    const entries = await world.server.sql<{ action: string }>(
      `select payload ->> 'action' as action from auth.audit_log_entries where payload ->> 'actor_id' = $1`,
      [user.id],
    )
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['identity_linked', 'login']))
    expect((await mailsTo(world.server, person.email))[0]?.subject).toBe('New sign-in method added')
    // The password still works; whether it should is for the project to decide.
    expect((await signedIn(world.server, { ...member, email: person.email })).user.id).toBe(member.id)
  })

  it('removes what a stranger prepared in an account that was never confirmed', async () => {
    const person = newPerson(campus)
    const stranger = { email: person.email, password: 'Strangers-Pass-1' }
    await world.server.client().auth.signUp({ ...stranger, options: { data: { role: 'admin' } } })
    const user = await userAt(await signInWith(world, campus, person))
    expect(user.user_metadata.role).toBeUndefined()
    expect(user.identities).toHaveLength(1)
    const { error } = await world.server.client().auth.signInWithPassword(stranger)
    expect(error?.code).toBe('invalid_credentials')
  })

  it('that is disabled or gone signs in no one', async () => {
    const closing = await world.connect()
    const url = await signInUrl(world.server.client(), closing)
    const response = await closing.idp.respond(url, newPerson(closing))
    await world.admin('PUT', `/${closing.id}`, { disabled: true })
    const relayState = url.searchParams.get('RelayState')!
    expect(refusalAt(await postResponse(world.server, response, relayState))).toBe('sso_provider_disabled')
    const start = await call(world.server, 'POST', '/sso', { body: { domain: closing.domain } })
    expect(start).toMatchObject({ status: 422, body: { code: 'sso_provider_disabled' } })
    await world.admin('DELETE', `/${closing.id}`)
    const gone = await call(world.server, 'POST', '/sso', { body: { domain: closing.domain } })
    expect(gone.status).toBe(404)
  })
})

describe('a response', () => {
  it('works once', async () => {
    const url = await signInUrl(world.server.client(), campus)
    const response = await campus.idp.respond(url, newPerson(campus))
    const relayState = url.searchParams.get('RelayState')!
    expect(fragmentOf(await postResponse(world.server, response, relayState)).access_token).toBeTruthy()
    const again = await postResponse(world.server, response, relayState)
    expect(refusalAt(again)).toBe('saml_relay_state_not_found')
    // Nor for another sign-in, which anyone can begin.
    const other = (await signInUrl(world.server.client(), campus)).searchParams.get('RelayState')!
    expect(refusalAt(await postResponse(world.server, response, other))).toBe('saml_assertion_refused')
  })

  it('of one provider is worthless for the sign-in of another', async () => {
    const other = await world.connect()
    const url = await signInUrl(world.server.client(), campus)
    const response = await other.idp.respond(url, newPerson(campus))
    const end = await postResponse(world.server, response, url.searchParams.get('RelayState')!)
    expect(refusalAt(end)).toBe('saml_assertion_refused')
  })

  it('that comes too late is refused', async () => {
    const url = await signInUrl(world.server.client(), campus)
    const relayState = url.searchParams.get('RelayState')!
    await world.server.sql(
      `update auth.saml_relay_states set created_at = now() - interval '11 minutes' where id = $1`,
      [relayState],
    )
    const response = await campus.idp.respond(url, newPerson(campus))
    expect(refusalAt(await postResponse(world.server, response, relayState))).toBe('saml_relay_state_expired')
  })

  it.each(['', 'https://app.example.test/welcome', '00000000-0000-4000-8000-000000000000', "' or true --"])(
    'that we did not ask for is refused, with the state "%s"',
    async (relayState) => {
      const url = await signInUrl(world.server.client(), campus)
      const response = await campus.idp.respond(url, newPerson(campus))
      expect(refusalAt(await postResponse(world.server, response, relayState))).toBe(
        'saml_relay_state_not_found',
      )
    },
  )

  it('that is no SAML ends on the site with an error', async () => {
    for (const junk of ['', 'junk', Buffer.from('<html/>').toString('base64'), 'A'.repeat(600_000)]) {
      const relayState = (await signInUrl(world.server.client(), campus)).searchParams.get('RelayState')!
      const end = await postResponse(world.server, junk, relayState)
      expect(refusalAt(end)).toMatch(/^(saml_assertion_refused|validation_failed)$/)
    }
  })

  it('leaves nothing behind once it is old', async () => {
    await world.server.sql(`update auth.saml_relay_states set created_at = now() - interval '2 days'`)
    await world.server.sql(`update _server.saml_assertions set expires_at = now() - interval '2 days'`)
    await cleanUp(await openAuth(world.server.engine))
    expect(await world.server.sql('select from auth.saml_relay_states')).toEqual([])
    expect(await world.server.sql('select from _server.saml_assertions')).toEqual([])
  })
})

describe('a server that accepts responses it did not ask for', () => {
  it('takes each of them once', async () => {
    const open = await startTestServer('sso', {
      DATABASE_URL: world.server.databaseUrl,
      SITE_URL: world.server.engine.siteUrl,
      SSO_IDP_INITIATED: 'on',
      LOG_LEVEL: 'fatal',
    })
    try {
      const acs = `${world.server.engine.siteUrl}/auth/v1/sso/saml/acs`
      const { email, subject } = newPerson(campus)
      const claims: Claims = {
        issuer: campus.idp.entityId,
        audience: `${world.server.engine.siteUrl}/auth/v1/sso/saml/metadata`,
        recipient: acs,
        destination: acs,
        requestId: undefined,
        nameId: subject,
        email,
        notBefore: -10,
        notOnOrAfter: 300,
        assertionId: `_${subject}`,
        responseId: `_r${subject}`,
        status: 'Success',
      }
      const xml = sign(responseXml(claims, assertionXml(claims)), 'Assertion', campus.idp.keys)
      const response = Buffer.from(xml).toString('base64')
      const end = await postResponse(open, response, 'https://app.example.test/home')
      expect(end.pathname).toBe('/home')
      expect((await userAt(end)).email).toBe(email)
      expect(refusalAt(await postResponse(open, response, ''))).toBe('saml_assertion_refused')
      // One that answers a request of someone else is not among them.
      const url = await signInUrl(world.server.client(), campus)
      const stolen = await campus.idp.respond(url, newPerson(campus))
      expect(refusalAt(await postResponse(open, stolen, ''))).toBe('saml_assertion_refused')
    } finally {
      await open.close()
    }
  })
})
