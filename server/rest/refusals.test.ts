import { createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessToken } from '../testing/callers.ts'
import { restClient } from '../testing/rest-client.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const rest = restClient(() => server)
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

beforeAll(async () => {
  server = await startTestServer('rest')
})
afterAll(() => server.close())

describe('keys', () => {
  it('are required and must be ours', async () => {
    const bare = await fetch(`${server.url}/rest/v1/books`)
    expect(bare.status).toBe(401)
    expect(await bare.json()).toMatchObject({ message: 'No API key found in request' })
    for (const apikey of [
      'nonsense',
      'sb_publishable_wrong',
      'sb_secret_wrong',
      `${server.engine.secretKey}x`,
    ]) {
      expect(await rest('books', { headers: { apikey } })).toMatchObject({
        status: 401,
        body: { message: 'Invalid API key' },
      })
    }
  })

  it('can be of the legacy kind', async () => {
    const anon = await server.engine.tokens.signLegacy('anon', Math.floor(Date.now() / 1000))
    expect((await rest('rpc/whoami', { headers: { apikey: anon } })).body.role).toBe('anon')
    const service = await server.engine.tokens.signLegacy('service_role', Math.floor(Date.now() / 1000))
    expect((await rest('secrets', { headers: { apikey: service } })).status).toBe(200)
  })

  it("are not a person's access token", async () => {
    const { token } = await accessToken(server.engine)
    expect((await rest('books', { headers: { apikey: token } })).status).toBe(401)
  })
})

describe('tokens', () => {
  it('are refused if expired, tampered with, or signed by anyone else', async () => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { sub: 'x', role: 'service_role', iat: now, exp: now + 600 }
    const { token: expired } = await accessToken(server.engine, { exp: now - 120, iat: now - 3600 })
    const { token: good } = await accessToken(server.engine)
    const [head, , signature] = good.split('.')
    const [publicJwk] = server.engine.signingKeys.jwks().keys
    const asSecret = `${encode({ alg: 'HS256', typ: 'JWT', kid: publicJwk!.kid })}.${encode(claims)}`
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const refused: Record<string, string> = {
      expired,
      tampered: `${head}.${encode(claims)}.${signature}`,
      unsigned: `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
      'signed with the public key': `${asSecret}.${createHmac('sha256', JSON.stringify(publicJwk)).update(asSecret).digest('base64url')}`,
      'signed with a foreign key': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: publicJwk!.kid! })
        .sign(privateKey),
      'signed with an unknown key': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: 'other' })
        .sign(privateKey),
      garbage: 'a.b.c',
      empty: '..',
    }
    for (const [what, token] of Object.entries(refused)) {
      const answer = await rest('secrets', { token })
      expect(answer.status, what).toBe(401)
      expect(answer.body.code, what).toMatch(/^PGRST30[13]$/)
      expect(answer.headers.get('www-authenticate'), what).toContain('invalid_token')
    }
  })

  it('stop working when their session or user ends', async () => {
    const { token, userId } = await accessToken(server.engine)
    expect((await rest('notes', { token })).status).toBe(200)
    await server.sql('select pg_notify($1, $2)', [
      'auth_revoked',
      JSON.stringify({ user_id: userId, at: Math.floor(Date.now() / 1000) }),
    ])
    await expect.poll(async () => (await rest('notes', { token })).status).toBe(401)
  })

  it("can't name a role that is not for callers", async () => {
    for (const role of [
      'supabase_admin',
      'postgres',
      'authenticator',
      'supabase_auth_admin',
      'pg_read_all_data',
      'nobody',
    ]) {
      const { token } = await accessToken(server.engine, { role })
      const answer = await rest('books', { token })
      expect(answer.status, role).toBeGreaterThanOrEqual(400)
      expect(JSON.stringify(answer.body), role).not.toContain('Engine')
    }
  })

  it('keep working after a key rotation, until they expire', async () => {
    const { token } = await accessToken(server.engine)
    await server.engine.signingKeys.rotate()
    expect((await rest('notes', { token })).status).toBe(200)
    const { token: fresh } = await accessToken(server.engine)
    expect((await rest('notes', { token: fresh })).status).toBe(200)
    expect(server.engine.signingKeys.jwks().keys).toHaveLength(2)
  })
})

describe('injection', () => {
  const hostile = [
    `'; drop table books; --`,
    `" or 1=1 --`,
    `1) or (1=1`,
    `$1`,
    `\\'; select 1; --`,
    `x" from secrets --`,
    'value::regclass',
    `books"."id`,
  ]
  it('through filter values finds nothing and does no harm', async () => {
    for (const text of hostile) {
      const value = encodeURIComponent(text)
      const answers = await Promise.all([
        rest(`books?title=eq.${value}`),
        rest(`books?title=in.(${value})`),
        rest(`books?or=(title.eq.${value})`),
        rest(`books?title=fts(${value}).x`),
        rest(`books?title=like(any).{${value}}`),
      ])
      for (const { status, body } of answers) {
        expect([200, 400]).toContain(status)
        if (status === 200) expect(body).toEqual([])
      }
    }
    expect((await rest('books?select=id')).body).toHaveLength(3)
  })

  it('through names, select, order, casts, paths and functions is refused', async () => {
    for (const text of hostile) {
      const value = encodeURIComponent(text)
      for (const path of [
        `books?${value}=eq.1`,
        `books?select=${value}`,
        `books?select=id::${value}`,
        `books?select=data->>${value}`,
        `books?order=${value}`,
        `books?order=id.${value}`,
        `${value}?select=*`,
        `rpc/${value}`,
        `rpc/add?a=${value}`,
        `books?select=*,authors!${value}(*)`,
      ]) {
        const { status, body } = await rest(path)
        expect(status, path).toBeGreaterThanOrEqual(300)
        expect(status, path).toBeLessThan(500)
        expect(JSON.stringify(body), path).not.toContain('hidden')
      }
    }
    expect(await server.sql('select count(*)::int as n from books')).toEqual([{ n: 3 }])
  })

  it('through JSON keys of a body is refused or stored as data', async () => {
    const keys = ['__proto__', 'constructor', 'title") values (1); --', '']
    for (const key of keys) {
      const answer = await rest('authors', {
        method: 'POST',
        body: `{"name":"x",${JSON.stringify(key)}:{"polluted":true}}`,
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.status, key).toBe(400)
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('new tables', () => {
  it('G32 created by the administrator are open to callers, as on Supabase', async () => {
    await server.sql(
      'create table public.made_by_admin (id int generated always as identity primary key, name text)',
    )
    const granted = await server.sql(`
      select defaclobjtype as kind from pg_default_acl
      where defaclrole = 'supabase_admin'::regrole and defaclnamespace = 'public'::regnamespace
        and defaclacl::text ~ 'anon=.*authenticated=.*service_role=' order by 1`)
    expect(granted).toEqual([{ kind: 'S' }, { kind: 'f' }, { kind: 'r' }])
    await expect.poll(async () => (await rest('made_by_admin')).status).toBe(200)
    const added = await rest('made_by_admin', { method: 'POST', json: { name: 'x' } })
    expect(added.status).toBe(201)
    await server.sql('drop table public.made_by_admin')
  })
})

describe('malformed requests', () => {
  it('get a response that says what was wrong', async () => {
    const cases: [string, string][] = [
      ['books?id=1', 'PGRST100'],
      ['books?id=foo.1', 'PGRST100'],
      ['books?select=(', 'PGRST100'],
      ['books?select=id,,title', 'PGRST100'],
      ['books?order=id.sideways', 'PGRST100'],
      ['books?or=id.eq.1', 'PGRST100'],
      ['books?or=()', 'PGRST100'],
      ['books?limit=many', 'PGRST100'],
      ['books?limit=-1', 'PGRST103'],
      ['books?nope=eq.1', '42703'],
      ['books?id=eq.x', '22P02'],
      ['books?published_at=gt.never', '22007'],
      ['nowhere', 'PGRST205'],
      ['books/1', 'PGRST125'],
      ['books?id=is.maybe', 'PGRST100'],
      ['books?id=in.1,2', 'PGRST100'],
      ['books?title=eq.%00', '22021'],
      ['books?%FF=eq.1', 'PGRST100'],
    ]
    for (const [path, code] of cases) {
      const { body, status } = await rest(path)
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(status, path).toBeLessThan(500)
      expect(body.code, path).toBe(code)
      expect(body, path).toHaveProperty('details')
    }
  })

  it('of absurd size or depth do no harm', async () => {
    const deep = `${'a('.repeat(3000)}b${')'.repeat(3000)}`
    expect((await rest(`books?select=${deep}`)).status).toBe(400)
    const logic = `${'and('.repeat(3000)}id.eq.1${')'.repeat(3000)}`
    expect((await rest(`books?or=(${logic})`)).status).toBe(400)
    const many = Array.from({ length: 800 }, (_, index) => `id=neq.${index + 100}`).join('&')
    expect((await rest(`books?select=id&${many}`)).status).toBe(200)
    const huge = await rest('books', {
      method: 'POST',
      body: `"${'x'.repeat(33 * 1024 * 1024)}"`,
      headers: { 'content-type': 'application/json' },
    })
    expect(huge.status).toBe(413)
    expect((await rest('books?select=id&limit=1')).status).toBe(200)
  })

  it('with other methods or types are refused', async () => {
    expect(
      await rest('books', { method: 'POST', body: '<x/>', headers: { 'content-type': 'application/xml' } }),
    ).toMatchObject({ status: 400, body: { code: 'PGRST102' } })
    expect(await fetch(`${server.url}/rest/v1/books`, { method: 'TRACE' }).catch(() => 'refused')).toBe(
      'refused',
    )
    expect(await rest('books', { method: 'PROPFIND' })).toMatchObject({
      status: 405,
      body: { code: 'PGRST117' },
    })
  })
})
