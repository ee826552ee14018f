import { FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('functions', { LOG_LEVEL: 'silent' })
})
afterAll(() => server.close())

const call = (path: string, init?: RequestInit) => fetch(`${server.url}/functions/v1/${path}`, init)

describe('verify_jwt', () => {
  const refusals: [string, Record<string, string>, string][] = [
    ['no header', {}, 'UNAUTHORIZED_NO_AUTH_HEADER'],
    ['another scheme', { authorization: 'Basic eDp5' }, 'UNAUTHORIZED_NO_AUTH_HEADER'],
    ['a malformed token', { authorization: 'Bearer nonsense' }, 'UNAUTHORIZED_INVALID_JWT_FORMAT'],
    ['an unsigned token', { authorization: 'Bearer e30.e30.e30' }, 'UNAUTHORIZED_INVALID_JWT'],
    [
      'alg none',
      { authorization: `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"role":"service_role"}')}.` },
      'UNAUTHORIZED_INVALID_JWT',
    ],
  ]
  it.each(refusals)('refuses %s', async (_, headers, code) => {
    const response = await call('hello', { method: 'POST', headers })
    expect(response.status).toBe(401)
    expect(response.headers.get('sb-error-code')).toBe(code)
    expect(await response.json()).toEqual({ code, message: expect.any(String) })
  })

  it('refuses API keys that are not JWTs, as Supabase does', async () => {
    const { error } = await server.client().functions.invoke('hello')
    expect(error).toBeInstanceOf(FunctionsRelayError)
    expect((await error.context.json()).code).toBe('UNAUTHORIZED_INVALID_JWT_FORMAT')
  })

  it('accepts legacy keys and access tokens', async () => {
    const anon = await server.engine.tokens.signLegacy('anon', Math.floor(Date.now() / 1000))
    const { data, error } = await server.client(anon).functions.invoke('hello')
    expect(error).toBeNull()
    expect(data).toBe('Hello World')
    const now = Math.floor(Date.now() / 1000)
    const token = await server.engine.tokens.sign({
      role: 'authenticated',
      sub: crypto.randomUUID(),
      exp: now + 60,
    })
    expect((await call('hello', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
    const expired = await server.engine.tokens.sign({ role: 'authenticated', exp: now - 3600 })
    expect((await call('hello', { headers: { authorization: `Bearer ${expired}` } })).status).toBe(401)
  })
})

describe('names', () => {
  it.each([
    ...['nothing', 'off', '_shared', '.hidden', '..%2f..%2fpackage.json', '__proto__', 'constructor'],
    ...['hello%00', 'deno.json', '', 'a'.repeat(500)],
  ])('%s is not a function', async (name) => {
    const response = await call(name)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ code: 'NOT_FOUND', message: 'Requested function was not found' })
  })

  it('uses the entrypoint from config.toml', async () => {
    expect(await (await call('elsewhere')).text()).toBe('from elsewhere')
  })
})

describe('requests and responses', () => {
  it('reach the function unchanged, with its name first in the path', async () => {
    const response = await call('mirror/sub/path?a=1&b=%20', {
      method: 'PATCH',
      headers: { 'x-custom': 'yes', 'x-forwarded-for': '6.6.6.6' },
      body: 'text',
    })
    const mirrored = await response.json()
    expect(mirrored).toMatchObject({ method: 'PATCH', body: 'text' })
    const url = new URL(mirrored.url)
    expect(url.pathname + url.search).toBe('/mirror/sub/path?a=1&b=%20')
    expect(mirrored.headers).toContainEqual(['x-custom', 'yes'])
    // Callers can't choose the address a function sees.
    expect(mirrored.headers).toContainEqual(['x-forwarded-for', expect.stringMatching(/127\.0\.0\.1|::1/)])
  })

  it("keep the function's own headers and add defaults for the rest", async () => {
    const response = await call('mirror')
    expect(response.headers.get('access-control-allow-origin')).toBe('https://own.test')
    expect(response.headers.get('set-cookie')).toBe('a=1')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await call('exported')).headers.get('access-control-allow-origin')).toBe('*')
  })

  it("answer a browser's preflight before checking a token", async () => {
    const preflight = (name: string) =>
      call(name, {
        method: 'OPTIONS',
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PUT' },
      })
    const response = await preflight('preflight')
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('https://elsewhere.example')
    expect(response.headers.get('access-control-allow-methods')).toBe('PUT')
    expect((await call('preflight', { method: 'PUT' })).status).toBe(401)
    expect((await preflight('nothing')).status).toBe(404)
  })

  it('carry every kind of body that supabase-js sends', async () => {
    const { functions } = server.client()
    const sent = async (body: never, headers = {}) =>
      (await functions.invoke('mirror', { body, headers })).data.body
    expect(await sent({ a: [1, null] } as never)).toBe('{"a":[1,null]}')
    expect(await sent('plain' as never)).toBe('plain')
    expect(await sent(new Blob(['blob']) as never)).toBe('blob')
    expect(await sent(new TextEncoder().encode('buffer').buffer as never)).toBe('buffer')
    const form = new FormData()
    form.set('field', 'value')
    expect(await sent(form as never, { 'x-read-as': 'form' })).toEqual([['field', 'value']])
  })

  it('are parsed by content type', async () => {
    const { functions } = server.client()
    const { data } = await functions.invoke('streams/echo', { body: 'bytes' })
    expect(data).toBeInstanceOf(Blob)
    expect(await data.text()).toBe('bytes')
  })

  it('carry the region and other methods', async () => {
    const { data } = await server
      .client()
      .functions.invoke('mirror', { method: 'GET', region: 'us-east-1' as never })
    expect(data.method).toBe('GET')
    expect(new URL(data.url).searchParams.get('forceFunctionRegion')).toBe('us-east-1')
    expect(data.headers).toContainEqual(['x-region', 'us-east-1'])
  })

  it('H4 refuse bodies over 1 MB, with and without a content length', async () => {
    const chunk = new Uint8Array(1024 * 1024)
    let left = 3
    const endless = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
    })
    const response = await call('streams/size', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    const declared = await call('streams/size', {
      method: 'POST',
      body: new Uint8Array(2 * 1024 * 1024),
    }).catch(() => ({ status: 413 }))
    expect(declared.status).toBe(413)
  })

  it('work with an exported handler, in a thread that stays warm', async () => {
    const first = Number((await (await call('exported/x')).text()).split(' ')[1])
    expect(await (await call('exported/x')).text()).toBe(`/exported/x ${first + 1}`)
  })

  it('end open streams when the server stops', async () => {
    const stopping = await startTestServer('functions', { LOG_LEVEL: 'silent' })
    const response = await fetch(`${stopping.url}/functions/v1/streams/events`)
    const reader = response.body!.getReader()
    await reader.read()
    const started = performance.now()
    const closed = stopping.close()
    for (;;) if ((await reader.read()).done) break
    await closed
    expect(performance.now() - started).toBeLessThan(9000)
  })

  it('start one thread for many first requests', async () => {
    const fresh = await startTestServer('functions', { LOG_LEVEL: 'silent' })
    try {
      const answers = await Promise.all(
        Array.from({ length: 20 }, async () => (await fetch(`${fresh.url}/functions/v1/exported`)).text()),
      )
      expect(new Set(answers).size).toBe(20)
    } finally {
      await fresh.close()
    }
  })
})

describe('the environment', () => {
  it("contains what Supabase provides and the project's secrets, and nothing of the server", async () => {
    process.env.SECRET_OF_THE_SERVER = 'x'
    const { env, processEnv, argv } = await (await call('runtime')).json()
    const { publishableKey, secretKey } = server.engine
    expect(env).toEqual({
      SMTP_URL: expect.stringMatching(/^smtp:\/\/function:[\w-]+@127\.0\.0\.1:\d+$/),
      SUPABASE_URL: server.engine.siteUrl,
      SUPABASE_ANON_KEY: publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      SUPABASE_JWKS: JSON.stringify(server.engine.signingKeys.jwks()),
      SB_EXECUTION_ID: expect.any(String),
      SB_REGION: 'local',
      FROM_CONFIG: 'config value',
      FROM_FILE: 'file value',
    })
    expect(processEnv).toEqual(env)
    expect(argv).toEqual([])
  })

  it('follows the signing keys', async () => {
    await server.engine.signingKeys.rotate()
    const keys = async () => (await (await call('runtime')).json()).env.SUPABASE_JWKS
    await expect.poll(keys).toBe(JSON.stringify(server.engine.signingKeys.jwks()))
  })

  it('has only the files next to the functions', async () => {
    expect(await (await call('runtime')).json()).toMatchObject({
      cwdEndsWith: 'runtime',
      file: 'beside the function',
      fileByUrl: 'beside the function',
      outside: 'PermissionDenied',
      linked: 'PermissionDenied',
      missing: 'NotFound',
      upgrade: 'Error',
      version: 'string',
    })
  })

  it('lets work continue after the response', async () => {
    expect(await (await call('runtime/later')).text()).toBe('not yet')
    await expect.poll(async () => (await call('runtime/later')).text()).toBe('done')
  })

  it('resolves installed packages by any specifier, and the files around them', async () => {
    expect(await (await call('imports')).json()).toEqual({
      same: true,
      jose: 'function',
      hash: 64,
      native: 'string',
      zod: false,
      greeting: 'Hello Ann',
      here: '_shared',
      settings: { colour: 'blue' },
      note: '# Note\n',
    })
  })

  it('can reach the server itself', async () => {
    expect(await (await call('client')).json()).toEqual({ client: 'function', health: { status: 'ok' } })
  })

  it('reaches the server without its public address, which may be out of reach from here', async () => {
    const SITE_URL = 'https://app.invalid'
    const hidden = await startTestServer('functions', { LOG_LEVEL: 'silent', SITE_URL, TRUST_PROXY: 'on' })
    try {
      const { health, mirrored } = await (await fetch(`${hidden.url}/functions/v1/own`)).json()
      expect(health).toBe(200)
      expect(mirrored).toMatchObject({ method: 'POST', body: 'é' })
      expect(mirrored.url).toMatch(/mirror\?a=1$/)
      const headers = Object.fromEntries(mirrored.headers)
      expect(headers).toMatchObject({ 'x-own': 'yes', 'x-forwarded-for': '127.0.0.1' })
    } finally {
      await hidden.close()
    }
  })
})

describe('errors that clients tell apart', () => {
  it("reports the function's own response as an HTTP error", async () => {
    const { data, error, response } = await server.client().functions.invoke('trouble/teapot')
    expect(data).toBeNull()
    expect(error).toBeInstanceOf(FunctionsHttpError)
    expect(response?.status).toBe(418)
    expect(await error.context.text()).toBe('short and stout')
  })

  it('reports an unknown function as a gateway error', async () => {
    const { error } = await server.client().functions.invoke('nothing')
    expect(error).toBeInstanceOf(FunctionsRelayError)
  })

  it('reports a client abort as a fetch error', async () => {
    const { error } = await server.client().functions.invoke('trouble/slow', { timeout: 200 })
    expect(error.name).toBe('FunctionsFetchError')
  })
})

it('C1 keeps functions out of the local mailbox, however they connect', async () => {
  const ask = async (path: string) => (await call(`ask?path=${path}`)).json()
  const everyWay = (status: number) => ({
    fetch: status,
    headers: status,
    http: status,
    connect: status,
    socket: status,
  })
  expect(await ask('/mailbox/messages')).toEqual(everyWay(403))
  expect(await ask('/mailbox')).toEqual(everyWay(403))
  // Other interfaces do, and the mailbox still answers real local requests.
  expect(await ask('/healthz')).toEqual(everyWay(200))
  expect((await fetch(`${server.url}/mailbox/messages`)).status).toBe(200)
})
