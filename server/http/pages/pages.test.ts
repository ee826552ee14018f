import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { entryFor, languageFor } from './page-list.ts'
import { placeHead } from './place-head.ts'
import { Recent } from './recent.ts'

let server: TestServer
beforeAll(async () => {
  const folder = path.join(import.meta.dirname, '../../testing/pages')
  server = await startTestServer('pages', { WEB_DIR: path.join(folder, 'web'), LOG_LEVEL: 'silent' })
  // The function is bundled and started by its first call; the limit for pages counts from then on.
  await fetch(`${server.url}/functions/v1/heads?path=/&language=en`)
})
afterAll(() => server.close())

const visit = (address: string, init?: RequestInit) => fetch(server.url + address, init)
const titleOf = async (response: Response) => /<title>([^<]*)/.exec(await response.text())![1]

/** On a busy machine the function may be late once; the page has its head the next time. */
async function open(address: string, init?: { method?: string; headers?: Record<string, string> }) {
  const headers = { 'accept-language': init?.headers?.['accept-language'] ?? '*' }
  await expect.poll(async () => titleOf(await visit(address, { headers }))).not.toBe('as built')
  return visit(address, init)
}

describe('a page with a head of its own', () => {
  it('has the function’s title, description and language instead of those it was built with', async () => {
    const response = await open('/things/one?lang=fr')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept-Language')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    const html = await response.text()
    expect(html).toMatch(/<html lang="fr">/)
    expect(html).toMatch(/<title>\/things\/one fr \d+<\/title>/)
    expect(html).not.toContain('as built')
    expect(html.match(/name="description"/g)).toHaveLength(1)
    expect(html).toContain('<svg><title>not this one</title></svg>')
  })

  it('has the language that the visitor prefers, if the address names none', async () => {
    const titleIn = async (language: string) =>
      titleOf(await open('/things/spoken', { headers: { 'accept-language': language } }))
    expect(await titleIn('fr-CA,fr;q=0.9,en;q=0.8')).toContain(' fr ')
    expect(await titleIn('en;q=0.2, fr;q=0.9')).toContain(' fr ')
    expect(await titleIn('de')).toContain(' en ')
  })

  it('is asked for once a minute, and compressed for those who accept it', async () => {
    const [one, other] = [await open('/things/kept'), await open('/things/kept?utm_source=x')]
    const [title, again] = [await titleOf(one), await titleOf(other)]
    expect(again).toBe(title)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await open('/things/kept', { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(await titleOf(response)).toBe(title)
    }
  })

  it('is not sent again to a browser that has it', async () => {
    const etag = (await open('/things/etag')).headers.get('etag')!
    const again = await open('/things/etag', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await open('/things/another', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('answers HEAD with the same headers and no body', async () => {
    const plain = { 'accept-encoding': 'identity' }
    const whole = await open('/things/head', { headers: plain })
    const response = await open('/things/head', { method: 'HEAD', headers: plain })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    expect(response.headers.get('etag')).toBe(whole.headers.get('etag'))
    expect(await response.text()).toBe('')
  })

  it('has the function’s status, and no other than found or gone', async () => {
    const missing = await open('/things/missing')
    expect(missing.status).toBe(404)
    const etag = missing.headers.get('etag')!
    expect(await titleOf(missing)).toBe('missing')
    expect((await open('/things/missing', { headers: { 'if-none-match': etag } })).status).toBe(404)
    const teapot = await visit('/things/teapot')
    expect([teapot.status, await titleOf(teapot)]).toEqual([200, 'as built'])
  })

  it('is not requested for addresses that no page can have', async () => {
    const titles = async (paths: string[]) =>
      Promise.all(paths.map(async (address) => titleOf(await open(address, { headers: english }))))
    const english = { 'accept-language': 'en' }
    const [first] = await titles(['/shaped/guess'])
    expect(first).toMatch(/^\/shaped\/\* en \d+$/)
    expect(new Set(await titles(['/shaped/1', '/shaped/1234', '/shaped/nothing']))).toEqual(new Set([first]))
    expect(await titles(['/shaped/123', '/shaped/456'])).toEqual([
      expect.stringMatching(/^\/shaped\/123 /),
      expect.stringMatching(/^\/shaped\/456 /),
    ])
  })

  it('is asked for as a visitor, even if a signed-in person opens it', async () => {
    const headers = { authorization: 'Bearer x.y.z', cookie: 'a=b', apikey: 'key' }
    expect(await titleOf(await open('/things/who', { headers }))).toBe('a visitor')
  })

  it('contains what the function wrote to the letter', async () => {
    expect(await titleOf(await open('/things/dollars'))).toBe("$& $1 $` $'")
  })

  it.each(['/things/fails', '/things/throws', '/things/nonsense', '/unknown'])(
    'is served as built if the function fails: %s',
    async (address) => {
      const response = await visit(address)
      expect([response.status, await titleOf(response)]).toEqual([200, 'as built'])
    },
  )

  it('is served as built if the function is late, and has its head the next time', async () => {
    expect(await titleOf(await visit('/things/slow'))).toBe('as built')
    await visit('/functions/v1/heads/release')
    await expect.poll(async () => titleOf(await visit('/things/slow'))).toBe('late')
  })

  it('is the plain page at every other address', async () => {
    for (const address of ['/things', '/things/one/two', '/others', '/dashboard'])
      expect(await titleOf(await visit(address)), address).toBe('as built')
  })
})

describe('a file that a function answers', () => {
  it('comes with its type, without the function’s other headers', async () => {
    const response = await visit('/plain.txt?part=2')
    expect(await response.text()).toMatch(/^file 2 \d+$/)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await visit('/plain.txt?part=2', { headers: { 'if-none-match': '"one"' } })).status).toBe(304)
    const head = await visit('/plain.txt?part=2', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('is the one of the build if the function fails, or unavailable', async () => {
    expect(await (await visit('/kept.txt')).text()).toBe('as built\n')
    const broken = await visit('/broken.txt')
    expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '60'])
    expect((await visit('/none.txt')).status).toBe(404)
  })

  it('is asked for again after the function refused someone who asked too often', async () => {
    expect((await visit('/busy.txt')).status).toBe(503)
    const again = await visit('/busy.txt')
    expect([again.status, await again.text()]).toEqual([200, 'free'])
  })

  it('is asked for once, whatever else its address says', async () => {
    const bodies = ['', '&x=1', '&v=2', '&part=4'].map(async (more) =>
      (await visit(`/plain.txt?part=3${more}`)).text(),
    )
    const [body, ...others] = await Promise.all(bodies)
    expect(body).toMatch(/^file 3 /)
    expect(new Set(others)).toEqual(new Set([body]))
  })
})

it('finds the function for a path by its segments', () => {
  const list = { '/a': 'one', '/a/*': 'two', '/a/*/b': 'three' }
  expect(['/a', '/a/', '/a/x', '/a/x/', '/a/x/b'].map((at) => entryFor(list, at))).toEqual([
    ...['one', 'one', 'two', 'two', 'three'],
  ])
  expect(['/', '', '/a/x/c', '/b', '/a//b', '//a'].map((at) => entryFor(list, at))).toEqual(
    new Array(6).fill(undefined),
  )
})

it('can be shown in frames of other sites only if the list says so', async () => {
  const headersOf = async (address: string) => (await visit(address)).headers
  for (const address of ['/framed', '/framed/page']) {
    const headers = await headersOf(address)
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toContain('form-action *')
    expect(policy).toContain("script-src 'self'")
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('cross-origin-opener-policy')).toBeNull()
  }
  for (const address of ['/framed-not', '/framed/page/below', '/%66ramed-not', '/other']) {
    const headers = await headersOf(address)
    expect(headers.get('content-security-policy'), address).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options'), address).toBe('DENY')
  }
})

it('picks one of the offered languages', () => {
  const list = {
    heads: {},
    shapes: {},
    files: {},
    fileParameters: {},
    framed: [],
    languages: ['en', 'fr'],
    languageParameter: 'lang',
  }
  const at = (search: string) => new URL(`http://x/${search}`)
  expect(languageFor(list, at('?lang=fr'), 'en')).toBe('fr')
  expect(languageFor(list, at('?lang=xx'), 'fr;q=0, en')).toBe('en')
  expect(languageFor({ ...list, languages: [] }, at('?lang=fr'), 'fr')).toBe('')
})

it('leaves a file without a head as it is', () => {
  const head = { status: 200, head: '<title>x</title>', body: '', language: 'fr' }
  expect(placeHead('<p>text', head)).toBe('<p>text')
  expect(placeHead('<head></head>', head)).toBe('<head><title>x</title></head>')
})

it('puts what the page shows first at the beginning of its body', () => {
  const html = '<html lang="en"><head><title>built</title></head><body class="x"><div id="root"></div></body>'
  const page = { status: 200, head: '<title>x</title>', body: '<h1>$& first</h1>', language: 'fr' }
  expect(placeHead(html, page)).toContain('<body class="x"><h1>$& first</h1><div id="root">')
})

it('remembers only as much as it has room for, and never failures', async () => {
  const recent = new Recent<number>(60_000, 2)
  let asked = 0
  const ask = async () => ++asked
  for (const key of ['a', 'b', 'c', 'c']) await recent.get('x', key, ask)
  expect(asked).toBe(3)
  await recent.get('x', 'a', ask)
  expect(asked).toBe(4)
  await expect(recent.get('x', 'd', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await recent.get('x', 'd', ask)).toBe(5)
  await recent.get('x', 'e', ask, () => false)
  expect(await recent.get('x', 'e', ask)).toBe(7)
})

it('makes no one wait for a caller who has to', async () => {
  const recent = new Recent<string>(60_000, 2)
  let asked = 0
  let begin = (_value: string) => {}
  const queued = () => new Promise<string>((resolve) => (begin = resolve))
  const waiting = [recent.get('busy', 'a', queued), recent.get('busy', 'a', async () => `again ${++asked}`)]
  expect(await recent.get('other', 'a', async () => 'at once')).toBe('at once')
  begin('later')
  expect(await Promise.all(waiting)).toEqual(['later', 'later'])
  expect(asked).toBe(0)
})
