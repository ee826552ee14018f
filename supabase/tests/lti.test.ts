import { createHmac, randomUUID } from 'node:crypto'
import { exportSPKI, generateKeyPair, importJWK, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import { admin, everyRole, type Partner, type Person, partner, startProduct } from './people.ts'
import { PlatformSimulator } from './platform-simulator.ts'
import { arrivalOf, askLti, lti } from './platforms.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
let school: Partner
let platform: PlatformSimulator
let platformId: string
const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`

beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  school = await partner(server, 'academia', { approver: boss })
  platform = await PlatformSimulator.start()
  await server.sql(`insert into private.private_platform_hosts (host) values ('127.0.0.1')`)
  platformId = await add(school, { ...platform.fields, deploymentId: platform.deployment })
})
afterAll(async () => {
  await server.close()
  await platform.close()
})
/** As if a minute had passed since the platform was last asked for its keys. */
beforeEach(() => server.sql('update private.learning_platforms set jwks_tried_at = null'))

const add = async ({ client, organizationId }: Partner, fields: object): Promise<string> =>
  good<string>(await client.rpc('add_learning_platform', { organization: organizationId, fields }))
const endpoint = (path: string) => lti(server, path)
const arrival = (answer: Response) => arrivalOf(server, answer)

const ask = (step: string, values: object) => askLti(server, step, values)

const loginParameters = (more: Record<string, string> = {}) => ({
  iss: platform.url,
  client_id: platform.clientId,
  login_hint: 'someone',
  target_link_uri: `${server.url}/lti`,
  ...more,
})
async function logIn(more: Record<string, string> = {}, of = school.organizationId) {
  const query = new URLSearchParams(loginParameters(more))
  const { page, told } = await arrival(
    await fetch(`${endpoint(`login/${of}`)}?${query}`, { redirect: 'manual' }),
  )
  expect(page, JSON.stringify(told)).toBe('/lti/start')
  const next = await ask('start', { ticket: told.ticket })
  const to = new URL(next.to!)
  return {
    to,
    binding: next.binding!,
    key: next.key!,
    storage: next.storage,
    state: to.searchParams.get('state')!,
    nonce: to.searchParams.get('nonce')!,
  }
}
const send = async (form: Record<string, string>) =>
  arrival(
    await fetch(endpoint('launch'), { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) }),
  )
const refusal = async (form: Record<string, string>) => {
  const { page, told } = await send(form)
  return page === '/lti/problem' ? told.code : page
}

interface Signing {
  claims?: JWTPayload
  without?: string
  how?: Parameters<PlatformSimulator['sign']>[1]
}
/** A launch that differs from one in order only by what is given. */
async function launchWith({ claims = {}, without, how }: Signing) {
  const { state, nonce } = await logIn()
  const all: Record<string, unknown> = {
    ...platform.launchClaims(`${server.url}/lti`, randomUUID()),
    nonce,
    ...claims,
  }
  if (without) delete all[without]
  return refusal({ state, id_token: await platform.sign(all, how) })
}

describe('logging in', () => {
  it('asks the platform for a message with a state and a nonce of its own', async () => {
    const { to, state, nonce } = await logIn({
      lti_message_hint: 'hint & more',
      lti_storage_target: '_parent',
    })
    expect(to.origin + to.pathname).toBe(`${platform.url}/auth`)
    expect(Object.fromEntries(to.searchParams)).toEqual({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.clientId,
      redirect_uri: endpoint('launch'),
      login_hint: 'someone',
      lti_message_hint: 'hint & more',
      state,
      nonce,
    })
    const again = await logIn()
    expect([again.state, again.nonce]).not.toContain(state)
    expect(again.nonce).not.toBe(nonce)
  })

  it('leads only where we say', async () => {
    const { state } = await logIn()
    for (const ticket of [state, 'nonsense', undefined])
      expect(await ask('start', { ticket })).toEqual({ state: 'problem', code: 'state_wrong' })
  })

  it('works by POST, and without a client ID if only one fits', async () => {
    const { client_id, ...rest } = loginParameters()
    const answer = await fetch(endpoint(`login/${school.organizationId}`), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(rest),
    })
    expect((await arrival(answer)).page).toBe('/lti/start')
    expect(client_id).toBe(platform.clientId)
  })

  it('goes nowhere for platforms, schools and targets that it doesn’t know', async () => {
    const tryOut = async (more: Record<string, string>, of = school.organizationId) => {
      const query = new URLSearchParams(loginParameters(more))
      const { page, told } = await arrival(
        await fetch(`${endpoint(`login/${of}`)}?${query}`, { redirect: 'manual' }),
      )
      return page === '/lti/problem' ? told.code : page
    }
    expect(await tryOut({ iss: 'https://elsewhere.test' })).toBe('platform_unknown')
    expect(await tryOut({ client_id: 'another' })).toBe('platform_unknown')
    expect(await tryOut({}, randomUUID())).toBe('platform_unknown')
    expect(await tryOut({}, 'nonsense')).toBe('request_incomplete')
    expect(await tryOut({ login_hint: '' })).toBe('request_incomplete')
    for (const target of [
      'https://elsewhere.test/lti',
      `${server.url}.elsewhere.test/lti`,
      `${server.url}/dashboard`,
      `${server.url}/lti-elsewhere`,
      '/lti',
      'javascript:alert(1)',
    ])
      expect(await tryOut({ target_link_uri: target }), target).toBe('target_foreign')
  })
})

describe('a launch', () => {
  it('is taken once, for the browser that logged in', async () => {
    const { state, nonce, key } = await logIn({ lti_storage_target: 'post_message_forwarding' })
    const claims = { ...platform.launchClaims(`${server.url}/lti`, 'lena'), nonce }
    const form = { state, id_token: await platform.sign(claims) }
    const { page, told } = await send(form)
    expect(page).toBe('/lti/launch')
    expect(told).toEqual({
      code: expect.stringMatching(/^[0-9a-f]{64}$/),
      key,
      storage: 'post_message_forwarding',
      platform: platform.url,
    })
    const [kept] = await server.sql<{ claims: object; text: string }>(
      `select launch.claims, launch::text as text from private.platform_launches as launch
       where code_hash = private.token_hash($1)`,
      [told.code],
    )
    expect(kept!.claims).toMatchObject({ type: 'resource', subject: 'lena', name: 'Lena Learner' })
    expect(kept!.text).not.toContain(told.code)
    expect(await refusal(form)).toBe('state_used')
    const other = await platform.sign({ ...claims, sub: 'other' })
    expect(await refusal({ state, id_token: other })).toBe('state_used')
  })

  it('needs a state that we signed, not long ago', async () => {
    const { state, nonce } = await logIn()
    const id_token = await platform.sign({ ...platform.launchClaims(`${server.url}/lti`, 'lena'), nonce })
    const [head, body, signature] = state.split('.')
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body!, 'base64url').toString()), nonce: 'mine' }),
    ).toString('base64url')
    expect(await refusal({ state: `${head}.${forged}.${signature}`, id_token })).toBe('state_wrong')
    expect(await refusal({ state: 'nonsense', id_token })).toBe('state_wrong')
    expect(await refusal({ state: id_token, id_token })).toBe('state_wrong')
    expect(await refusal({ id_token })).toBe('request_incomplete')
    expect(await refusal({ state })).toBe('request_incomplete')
    expect(await refusal({ state, error: 'login_required' })).toBe('platform_refused')
  })

  it.each<[string, Signing]>([
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { without: 'nonce' }],
    ['another audience', { claims: { aud: 'another-tool' } }],
    ['no audience', { without: 'aud' }],
    ['several audiences and no authorized party', { claims: { aud: ['essor-tool', 'another-tool'] } }],
    ['another authorized party', { claims: { azp: 'another-tool' } }],
    ['another issuer', { claims: { iss: 'https://elsewhere.test' } }],
    ['no issuer', { without: 'iss' }],
    ['no subject', { without: 'sub' }],
    ['a time in the future', { how: { issuedAt: 180, expiresIn: 600 } }],
    ['no time', { claims: { iat: undefined } }],
    ['no end', { claims: { exp: undefined } }],
  ])('with %s is refused', async (_, signing) => {
    expect(await launchWith(signing)).toBe('token_invalid')
  })

  it('that has expired is refused, give or take a minute', async () => {
    expect(await launchWith({ how: { issuedAt: -200, expiresIn: -120 } })).toBe('token_expired')
    expect(await launchWith({ how: { issuedAt: -3600, expiresIn: 600 } })).toBe('token_expired')
    expect(await launchWith({ how: { issuedAt: -60, expiresIn: -20 } })).toBe('/lti/launch')
    expect(await launchWith({ how: { issuedAt: 40 } })).toBe('/lti/launch')
  })

  it('can name us among several audiences, as the authorized party', async () => {
    const claims = { aud: [platform.clientId, 'another-tool'], azp: platform.clientId }
    expect(await launchWith({ claims })).toBe('/lti/launch')
  })

  it.each([
    ['another version', { [claim('version')]: '1.1' }],
    ['no version', { [claim('version')]: undefined }],
    ['another type of message', { [claim('message_type')]: 'LtiSubmissionReviewRequest' }],
    ['no type of message', { [claim('message_type')]: undefined }],
    ['no deployment', { [claim('deployment_id')]: undefined }],
    ['no roles', { [claim('roles')]: undefined }],
    ['no resource', { [claim('resource_link')]: undefined }],
    ['no target', { [claim('target_link_uri')]: undefined }],
    ['an endless subject', { sub: 'x'.repeat(300) }],
  ])('with %s is refused', async (_, claims) => {
    expect(await launchWith({ claims })).toBe('message_unknown')
  })

  it('leads to our own pages only', async () => {
    for (const target of ['https://elsewhere.test/lti', `${server.url}/auth`, '//elsewhere.test/lti'])
      expect(await launchWith({ claims: { [claim('target_link_uri')]: target } }), target).toBe(
        'target_foreign',
      )
  })

  it('from an unknown deployment is refused until an owner allows it', async () => {
    const claims = { [claim('deployment_id')]: 'new place' }
    expect(await launchWith({ claims })).toBe('deployment_unknown')
    const { platforms } = good<{ platforms: { deployments: object[] }[] }>(
      await school.client.rpc('learning_platforms', { organization: school.organizationId }),
    )
    expect(platforms[0]!.deployments).toMatchObject([
      { id: platform.deployment, isAllowed: true },
      { id: 'new place', isAllowed: false },
    ])
    const allow = { platform_id: platformId, deployment: 'new place', is_allowed: true }
    good(await school.client.rpc('allow_platform_deployment', allow))
    expect(await launchWith({ claims })).toBe('/lti/launch')
    good(await school.client.rpc('allow_platform_deployment', { ...allow, is_allowed: false }))
    expect(await launchWith({ claims })).toBe('deployment_unknown')
  })

  it('of a school that is suspended is refused', async () => {
    const { state, nonce } = await logIn()
    const id_token = await platform.sign({ ...platform.launchClaims(`${server.url}/lti`, 'lena'), nonce })
    const set = (status: string) =>
      server.sql('update public.organizations set status = $2::public.organization_status where id = $1', [
        school.organizationId,
        status,
      ])
    await set('suspended')
    expect(await refusal({ state, id_token })).toBe('platform_unknown')
    await set('approved')
  })
})

describe('signatures', () => {
  it('with no algorithm or a shared secret don’t count', async () => {
    const { state, nonce } = await logIn()
    const claims = { ...platform.launchClaims(`${server.url}/lti`, 'lena'), nonce }
    const now = Math.floor(Date.now() / 1000)
    const write = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const body = write({ ...claims, iat: now, exp: now + 300 })
    const { kid } = platform.key
    expect(await refusal({ state, id_token: `${write({ alg: 'none', kid })}.${body}.` })).toBe(
      'token_invalid',
    )
    const head = write({ alg: 'HS256', kid })
    const spki = await exportSPKI(
      (await importJWK(platform.key.shown, 'RS256', { extractable: true })) as CryptoKey,
    )
    for (const secret of [spki, JSON.stringify(platform.key.shown), platform.clientId]) {
      const signature = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')
      expect(await refusal({ state, id_token: `${head}.${body}.${signature}` })).toBe('token_invalid')
    }
  })

  it('of another key under a known name, and those that name none, don’t count', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const stolen = { kid: platform.key.kid, secret: privateKey }
    expect(await launchWith({ how: { key: stolen } })).toBe('token_invalid')
    expect(await launchWith({ how: { header: { kid: '' } } })).toBe('key_unknown')
  })

  it('of another algorithm don’t count, even if the platform shows its key', async () => {
    const { privateKey } = await generateKeyPair('PS256')
    const key = { kid: platform.key.kid, secret: privateKey }
    expect(await launchWith({ how: { key, header: { alg: 'PS256' } } })).toBe('token_invalid')
  })

  it('with an unknown key make us ask the platform, once a minute', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const unknown = { kid: 'unknown', secret: privateKey }
    const before = platform.keyRequests
    for (let count = 0; count < 3; count += 1)
      expect(await launchWith({ how: { key: unknown } })).toBe('key_unknown')
    expect(platform.keyRequests).toBe(before + 1)
  })

  it('with a new key count as soon as the platform shows it', async () => {
    expect(await launchWith({})).toBe('/lti/launch')
    await platform.addKey()
    expect(await launchWith({})).toBe('/lti/launch')
    const before = platform.keyRequests
    expect(await launchWith({})).toBe('/lti/launch')
    expect(platform.keyRequests).toBe(before)
  })

  it('still count for a day while the platform doesn’t show its keys', async () => {
    expect(await launchWith({})).toBe('/lti/launch')
    platform.answers.set('/jwks', () => ({ status: 500, body: {} }))
    const age = (hours: number) =>
      server.sql(
        'update private.learning_platforms set jwks_tried_at = null, jwks_fetched_at = now() - make_interval(hours => $1)',
        [hours],
      )
    await age(2)
    expect(await launchWith({})).toBe('/lti/launch')
    await age(25)
    expect(await launchWith({})).toBe('platform_unreachable')
    platform.answers.delete('/jwks')
  })

  it('are never looked for at private addresses', async () => {
    await server.sql(`update private.learning_platforms set jwks = null, jwks_fetched_at = null`)
    await server.sql('delete from private.private_platform_hosts')
    const before = platform.keyRequests
    for (const address of [
      platform.fields.jwksUrl,
      'https://127.0.0.1/jwks',
      'https://localhost/jwks',
      'https://[::1]/jwks',
    ]) {
      await server.sql('update private.learning_platforms set jwks_url = $1, jwks_tried_at = null', [address])
      expect(await launchWith({}), address).toBe('platform_unreachable')
    }
    expect(platform.keyRequests).toBe(before)
    await server.sql(`insert into private.private_platform_hosts (host) values ('127.0.0.1')`)
    await server.sql('update private.learning_platforms set jwks_url = $1', [platform.fields.jwksUrl])
  })
})

describe('our keys', () => {
  interface Shown {
    keys: { kid: string; alg: string; d?: string }[]
  }
  const shown = async (of = school.organizationId) => fetch(endpoint(`jwks/${of}`))
  const kids = async () => ((await (await shown()).json()) as Shown).keys.map(({ kid }) => kid)

  it('are shown without their secret, which is encrypted', async () => {
    const { keys } = (await (await shown()).json()) as Shown
    expect(keys).toEqual([
      { kid: expect.any(String), kty: 'RSA', n: expect.any(String), e: 'AQAB', use: 'sig', alg: 'RS256' },
    ])
    const [row] = await server.sql<{ text: string; secret: string }>(
      `select key::text as text, secret.secret from private.tool_keys as key
       join vault.secrets as secret on secret.id = key.secret_id`,
    )
    expect(row!.text + row!.secret).not.toContain('"d"')
    expect((await shown(randomUUID())).status).toBe(404)
  })

  it('are replaced with an overlap, and the old secret is gone', async () => {
    const [first] = await kids()
    good(await school.client.rpc('rotate_tool_key', { organization: school.organizationId }))
    const secretsOf = () => server.sql('select 1 from vault.secrets where name = $1', [`tool key ${first}`])
    expect(await secretsOf()).toEqual([])
    await server.client(server.engine.secretKey).rpc('tool_key', {
      school: school.organizationId,
      offered_public: { kty: 'RSA', n: 'new', e: 'AQAB' },
      offered_private: { kty: 'RSA', d: 'secret' },
    })
    const both = await kids()
    expect(both).toHaveLength(2)
    expect(both[1]).toBe(first)
    await server.sql(`update private.tool_keys set retired_at = now() - interval '31 days' where kid = $1`, [
      first,
    ])
    expect(await kids()).toEqual([both[0]])
  })
})

describe('dynamic registration', () => {
  const invite = async (who = school) =>
    good<{ code: string }>(
      await who.client.rpc('invite_learning_platform', { organization: who.organizationId }),
    ).code
  const registerAt = async (code: string, configuration = `${platform.url}/openid-configuration`) => {
    const query = new URLSearchParams({
      openid_configuration: configuration,
      registration_token: 'their-token',
    })
    const { page, told } = await arrival(
      await fetch(`${endpoint(`register/${code}`)}?${query}`, { redirect: 'manual' }),
    )
    return page === '/lti/problem' ? told.code : page
  }

  it('introduces us to the platform, and the platform to the school, once', async () => {
    const other = await partner(server, 'academia', { approver: boss })
    const code = await invite(other)
    expect(await registerAt(code)).toBe('/lti/registered')
    const { authorization, tool } = platform.registrations.at(-1)!
    expect(authorization).toBe('Bearer their-token')
    expect(tool).toMatchObject({
      initiate_login_uri: endpoint(`login/${other.organizationId}`),
      redirect_uris: [endpoint('launch')],
      jwks_uri: endpoint(`jwks/${other.organizationId}`),
      token_endpoint_auth_method: 'private_key_jwt',
    })
    const { platforms } = good<{ platforms: object[] }>(
      await other.client.rpc('learning_platforms', { organization: other.organizationId }),
    )
    expect(platforms).toMatchObject([
      {
        issuer: platform.url,
        clientId: platform.clientId,
        deployments: [{ id: platform.deployment, isAllowed: true }],
      },
    ])
    expect(await registerAt(code)).toBe('registration_over')
    platform.clientId = 'essor-tool'
  })

  it('needs a code that is an hour old at most, and the newest', async () => {
    const first = await invite()
    const second = await invite()
    expect(await registerAt(first)).toBe('registration_over')
    await server.sql('update private.platform_registrations set expires_at = now()')
    expect(await registerAt(second)).toBe('registration_over')
    expect(await registerAt('nonsense')).toBe('registration_over')
  })

  it('sends its token to the host that gave it, and requests to public addresses', async () => {
    const code = await invite()
    for (const address of [
      'https://127.0.0.2/c',
      'http://example.org/c',
      'https://10.0.0.1/c',
      'file:///etc/passwd',
      'https://localhost/c',
    ])
      expect(await registerAt(code, address), address).toBe('address_refused')
    platform.answers.set('/openid-configuration', () => ({
      status: 200,
      body: {
        issuer: platform.url,
        authorization_endpoint: `${platform.url}/auth`,
        token_endpoint: `${platform.url}/token`,
        jwks_uri: `${platform.url}/jwks`,
        registration_endpoint: `${server.url}/functions/v1/api`,
      },
    }))
    expect(await registerAt(code)).toBe('address_refused')
    platform.answers.delete('/openid-configuration')
  })

  it('that the platform refuses leaves the code usable', async () => {
    const code = await invite()
    platform.answers.set('/register', () => ({ status: 403, body: {} }))
    expect(await registerAt(code)).toBe('registration_refused')
    platform.answers.delete('/register')
    expect(await registerAt(code)).toBe('/lti/registered')
    platform.clientId = 'essor-tool'
  })
})

describe('platforms of a school', () => {
  it('are for its owners', async () => {
    const teacher = await colleague(server, school, 'teacher')
    const rival = await partner(server, 'academia', { approver: boss })
    const organization = school.organizationId
    const acts: [string, Record<string, unknown>][] = [
      ['learning_platforms', { organization }],
      ['add_learning_platform', { organization, fields: platform.fields }],
      ['invite_learning_platform', { organization }],
      ['rotate_tool_key', { organization }],
      ['remove_learning_platform', { platform_id: platformId }],
      ['allow_platform_deployment', { platform_id: platformId, deployment: '2', is_allowed: true }],
    ]
    for (const [role, { client }] of Object.entries({ ...(await everyRole(server)), teacher, rival }))
      for (const [name, values] of acts)
        expect(hintOf(await client.rpc(name, values)), `${role} ${name}`).toMatch(
          /owners_only|not_signed_in|platform_not_found|42501/,
        )
  })

  it('have addresses that requests can go to', async () => {
    const tryOut = async (wrong: object) =>
      hintOf(
        await school.client.rpc('add_learning_platform', {
          organization: school.organizationId,
          fields: { ...platform.fields, clientId: randomUUID(), ...wrong },
        }),
      )
    expect(await tryOut({ name: ' ' })).toBe('platform_name')
    expect(await tryOut({ issuer: 'moodle' })).toBe('platform_issuer')
    expect(await tryOut({ clientId: '' })).toBe('platform_client')
    for (const address of [
      'http://moodle.test/jwks',
      'https://me@moodle.test',
      'ftp://moodle.test',
      'javascript:alert(1)',
    ])
      for (const field of ['authUrl', 'tokenUrl', 'jwksUrl'])
        expect(await tryOut({ [field]: address }), address).toBe('platform_address')
    expect(await tryOut({ clientId: platform.clientId })).toBe('platform_known')
  })

  it('end with their people and launches, and are in the audit log', async () => {
    const id = await add(school, { ...platform.fields, clientId: 'to-be-removed', deploymentId: '9' })
    await server.sql(`insert into private.platform_people (platform_id, subject) values ($1, 'lena')`, [id])
    good(await school.client.rpc('remove_learning_platform', { platform_id: id }))
    expect(await server.sql('select 1 from private.platform_people where platform_id = $1', [id])).toEqual([])
    const entries = await server.sql<{ action: string }>(
      `select action from public.audit_log where details ->> 'platform' = $1 order by id`,
      [id],
    )
    expect(entries.map(({ action }) => action)).toEqual(['platform.added', 'platform.removed'])
  })
})
