import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('rest', { WEB_DIR: path.join(import.meta.dirname, '../testing/web') })
})
afterAll(() => server.close())

/** Sends raw bytes, which fetch would normalize, and returns the whole response. */
function raw(text: string, patience = 60_000): Promise<string> {
  const { port } = new URL(server.url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
    let received = ''
    const timer = setTimeout(() => socket.destroy(), patience)
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(received)
    })
    socket.on('error', () => undefined)
  })
}

describe('the web app', () => {
  it('answers every route with the page and unknown files with 404', async () => {
    for (const route of ['/', '/dashboard/missions', '/people/ada-lovelace']) {
      const response = await fetch(server.url + route)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<title>web</title>')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
    expect((await fetch(`${server.url}/missing.js`)).status).toBe(404)
  })

  it('caches hashed files for a year, compressed if the browser accepts it', async () => {
    const url = `${server.url}/assets/app-abc123.js`
    const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const page = await fetch(`${server.url}/assets/no-such-file`)
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.text()).toContain('42')
    const etag = response.headers.get('etag')!
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('allows no inline scripts, other hosts or framing', async () => {
    const { headers } = await fetch(server.url)
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain("script-src 'self'")
    // WebAssembly may run; inline scripts and eval may not.
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    expect(policy).not.toContain('http')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('L8 lets pages connect only to their own host, and hides source maps', async () => {
    const { headers } = await fetch(server.url)
    const { host } = new URL(server.url)
    const sources = /connect-src ([^;]*)/.exec(headers.get('content-security-policy')!)![1]!.split(' ')
    expect(sources.sort()).toEqual(["'self'", 'data:', `ws://${host}`, `wss://${host}`].sort())
    const odd = await raw(`GET / HTTP/1.1\r\nhost: a b; script-src *\r\nconnection: close\r\n\r\n`)
    expect(odd).not.toContain('script-src *')
    expect((await fetch(`${server.url}/assets/app-abc123.js.map`)).status).toBe(404)
  })

  it('L8 asks for TLS if the site uses it', async () => {
    const header = 'strict-transport-security'
    expect((await fetch(server.url)).headers.get(header)).toBeNull()
    const secure = await startTestServer('rest', { SITE_URL: 'https://app.example.test' })
    try {
      for (const path of ['/', '/rest/v1/', '/auth/v1/health', '/healthz']) {
        expect((await fetch(`${secure.url}${path}`)).headers.get(header), path).toBe('max-age=31536000')
      }
    } finally {
      await secure.close()
    }
  })

  it('never serves files outside its folder', async () => {
    for (const target of [
      '/../config.toml',
      '/..%2f..%2frest/config.toml',
      '/%2e%2e/rest/config.toml',
      '/assets/..%5c..%5crest%5cconfig.toml',
      '//etc/passwd',
      '/assets/%00.js',
      '/%c0%ae%c0%ae/rest/config.toml',
    ]) {
      const answer = await raw(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
      expect(answer, target).not.toContain('project_id')
      expect(answer, target).not.toContain('root:')
      expect(answer, target).toMatch(/^HTTP\/1\.1 (200|400|404)/)
    }
  })
})

describe('the interfaces', () => {
  it('L8 mark their responses as not cacheable', async () => {
    const headers = { apikey: server.engine.publishableKey }
    for (const path of ['/rest/v1/books', '/rest/v1/nothing', '/auth/v1/settings', '/auth/v1/user']) {
      const answer = await fetch(`${server.url}${path}`, { headers })
      expect(answer.headers.get('cache-control'), path).toBe('no-store')
    }
  })

  it('can be called from any origin', async () => {
    const preflight = await fetch(`${server.url}/rest/v1/books`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey, authorization, x-client-info',
      },
    })
    expect(preflight.ok).toBe(true)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey, authorization, x-client-info')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
    const response = await fetch(`${server.url}/rest/v1/books`, {
      headers: { apikey: server.engine.publishableKey },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect((await fetch(`${server.url}/config.json`)).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('compress responses that are worth it', async () => {
    await server.sql(`insert into authors (name) select repeat('long name ', 20) from generate_series(1, 50)`)
    const response = await fetch(`${server.url}/rest/v1/authors`, {
      headers: { apikey: server.engine.publishableKey, 'accept-encoding': 'gzip' },
    })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect((await response.json()).length).toBeGreaterThan(50)
  })

  it('answer errors without a stack trace', async () => {
    const headers = { apikey: server.engine.publishableKey }
    for (const path of [
      '/rest/v1/nowhere',
      '/rest/v1/books?id=eq.x',
      '/auth/v1/nowhere',
      '/storage/v1/nowhere',
      '/functions/v1/nowhere',
    ]) {
      const text = await (await fetch(server.url + path, { headers })).text()
      expect(text, path).not.toMatch(/\.ts:|node_modules|at \w+ \(/)
    }
  })
})

describe('bad clients', () => {
  it('that never finish their headers are cut off', async () => {
    const started = Date.now()
    const answer = await raw('GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ', 60_000)
    expect(Date.now() - started).toBeLessThan(50_000)
    expect(answer).toMatch(/^HTTP\/1\.1 408|^$/)
  })

  it('that send garbage or too much get a short response', async () => {
    expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
    expect(await raw(`GET / HTTP/1.1\r\nhost: x\r\nx-big: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431/,
    )
    const twoLengths =
      'POST /rest/v1/books HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'
    expect(await raw(twoLengths)).toMatch(/^HTTP\/1\.1 4/)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })
})
