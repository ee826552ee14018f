import { readdir, readlink } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let files: ReturnType<ReturnType<TestServer['client']>['storage']['from']>
const content = 'abcdefghijklmnopqrstuvwxyz'

beforeAll(async () => {
  server = await startTestServer('storage')
  files = server.client(server.engine.secretKey).storage.from('avatars')
  await files.upload('letters.txt', content, { contentType: 'text/plain', cacheControl: '7200' })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.url}/storage/v1/${path}`, { method, headers })
const letters = (headers?: Record<string, string>) => get('object/public/avatars/letters.txt', headers)

describe('a download', () => {
  it('has a size, a type, a date and a cache lifetime', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await get('object/public/avatars/letters.txt', {}, method)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(method === 'GET' ? content : '')
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/plain',
        'content-length': '26',
        'accept-ranges': 'bytes',
        'cache-control': 'max-age=7200',
        etag: '"c3fcd3d76192e4007dfb496cca67e13b"',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'none',
        'access-control-allow-origin': '*',
      })
      expect(Date.parse(answer.headers.get('last-modified')!)).toBeGreaterThan(Date.now() - 60_000)
    }
  })

  it('works at each of the paths', async () => {
    const key = { authorization: `Bearer ${server.engine.secretKey}` }
    for (const path of ['object/avatars', 'object/authenticated/avatars', 'object/public/avatars']) {
      expect(await (await get(`${path}/letters.txt`, key)).text()).toBe(content)
    }
    for (const path of [
      'object/info/avatars',
      'object/info/authenticated/avatars',
      'object/info/public/avatars',
    ]) {
      expect(await (await get(`${path}/letters.txt`, key)).json()).toMatchObject({
        name: 'letters.txt',
        size: 26,
      })
    }
  })

  it('is refused without a token if the path requires one', async () => {
    const answer = await get('object/authenticated/avatars/letters.txt')
    expect(await answer.json()).toMatchObject({
      statusCode: '400',
      message: expect.stringContaining('authorization'),
    })
  })

  it("doesn't tell a private bucket from a missing one", async () => {
    await server.client(server.engine.secretKey).storage.from('documents').upload('hidden.txt', 'x')
    const found = await get('object/public/documents/hidden.txt')
    const none = await get('object/public/nowhere/hidden.txt')
    expect(found.status).toBe(400)
    const body = await found.json()
    expect(body).toEqual({
      statusCode: '404',
      error: 'Bucket not found',
      message: 'Bucket not found',
      code: 'NoSuchBucket',
    })
    expect(await none.json()).toEqual(body)
    expect(await (await get('object/documents/hidden.txt')).json()).toEqual(body)
  })

  it('G20 of a row without a file is not found, and the response names its code', async () => {
    await server.sql(
      `insert into storage.objects (bucket_id, name, version, metadata)
       values ('avatars', 'ghost.txt', '../../keys.json', '{"size": 10}')`,
    )
    const answer = await get('object/public/avatars/ghost.txt')
    expect(await answer.json()).toEqual({
      statusCode: '404',
      error: 'not_found',
      message: 'Object not found',
      code: 'NoSuchKey',
    })
    const { data } = await files.remove(['ghost.txt'])
    expect(data).toHaveLength(1)
  })
})

describe('parts', () => {
  it.each([
    ['bytes=0-3', 206, 'abcd', 'bytes 0-3/26'],
    ['bytes=23-', 206, 'xyz', 'bytes 23-25/26'],
    ['bytes=-2', 206, 'yz', 'bytes 24-25/26'],
    ['bytes=20-900', 206, 'uvwxyz', 'bytes 20-25/26'],
    ['bytes=-900', 206, content, 'bytes 0-25/26'],
    ['bytes=0-1,4-5', 200, content, null],
    ['bytes=5-2', 200, content, null],
    ['bytes=-', 200, content, null],
    ['lines=1-2', 200, content, null],
  ])('%s', async (range, status, text, contentRange) => {
    const answer = await letters({ range })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(text)
    expect(answer.headers.get('content-range')).toBe(contentRange)
    expect(answer.headers.get('content-length')).toBe(String(text.length))
  })

  it.each(['bytes=26-', 'bytes=900-901', 'bytes=-0'])('%s is out of bounds', async (range) => {
    const answer = await letters({ range })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */26')
    expect(await answer.json()).toMatchObject({ statusCode: '416', error: 'InvalidRange' })
  })

  it('are sent only while the file is unchanged', async () => {
    const etag = (await letters()).headers.get('etag')!
    expect((await letters({ range: 'bytes=0-3', 'if-range': etag })).status).toBe(206)
    expect((await letters({ range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200)
  })
})

describe('a current copy', () => {
  it('is not sent again', async () => {
    const first = await letters()
    const etag = first.headers.get('etag')!
    const modified = first.headers.get('last-modified')!
    const conditions: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"x", W/${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ]
    for (const headers of conditions) {
      const answer = await letters(headers)
      expect(answer.status).toBe(304)
      expect(answer.headers.get('etag')).toBe(etag)
      expect(await answer.text()).toBe('')
    }
    expect((await letters({ 'if-none-match': '"other"', 'if-modified-since': modified })).status).toBe(200)
    const past = new Date(Date.parse(modified) - 5000).toUTCString()
    expect((await letters({ 'if-modified-since': past })).status).toBe(200)
  })

  it('ends with the next version', async () => {
    await files.upload('changing.txt', 'one', { contentType: 'text/plain' })
    const etag = (await get('object/public/avatars/changing.txt')).headers.get('etag')!
    await files.update('changing.txt', 'two', { contentType: 'text/plain' })
    const answer = await get('object/public/avatars/changing.txt', { 'if-none-match': etag })
    expect(await answer.text()).toBe('two')
  })
})

describe('files that could run code in a browser', () => {
  it.each([
    ['text/html', 'text/plain'],
    ['text/html; charset=utf-8', 'text/plain'],
    ['image/svg+xml', 'image/svg+xml'],
    ['application/xhtml+xml', 'application/xhtml+xml'],
    ['text/xml', 'text/xml'],
    ['text/javascript', 'text/plain'],
    ['application/x-javascript', 'text/plain'],
    ['text/css', 'text/plain'],
    ['application/octet-stream', 'application/octet-stream'],
  ])('sends %s as a download', async (type, served) => {
    const documents = server.client(server.engine.secretKey).storage.from('documents')
    await documents.upload('active', '<script>1</script>', { contentType: type, upsert: true })
    const { data } = await documents.createSignedUrl('active', 60)
    const answer = await fetch(data!.signedUrl)
    expect(answer.headers.get('content-type')).toBe(served)
    expect(answer.headers.get('content-disposition')).toBe('attachment;')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
  })

  it.each(['image/png', 'video/mp4', 'audio/mpeg', 'text/plain;charset=UTF-8', 'application/pdf'])(
    'shows %s inline',
    async (type) => {
      const documents = server.client(server.engine.secretKey).storage.from('documents')
      await documents.upload('passive', 'x', { contentType: type, upsert: true })
      const { data } = await documents.createSignedUrl('passive', 60)
      const answer = await fetch(data!.signedUrl)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('content-disposition')).toBeNull()
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    },
  )
})

describe('headers for search engines', () => {
  const send = (name: string, tag: string) =>
    fetch(`${server.url}/storage/v1/object/avatars/${name}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${server.engine.secretKey}`,
        'content-type': 'text/plain',
        'x-robots-tag': tag,
      },
      body: 'x',
    })

  it.each([
    'all',
    'noindex, nofollow',
    'max-snippet: 10, notranslate',
    'googlebot: noindex',
    'unavailable_after: Wed, 03 Dec 2031 13:09:53 GMT',
  ])('G25 are what the uploader chose: %s', async (tag) => {
    const name = `robots-${encodeURIComponent(tag).replaceAll('%', '')}.txt`
    expect((await send(name, tag)).status).toBe(200)
    const answer = await get(`object/public/avatars/${name}`)
    expect(answer.headers.get('x-robots-tag')).toBe(tag)
  })

  it.each(['invalidrule', 'max-snippet: many', 'max-image-preview: huge', 'all,,none'])(
    'G25 are refused if invalid: %s',
    async (tag) => {
      const answer = await send('robots-wrong.txt', tag)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ statusCode: '400', error: 'invalid_x_robots_tag' })
    },
  )
})

describe('the name of a download', () => {
  it.each([
    ['?download', 'attachment;'],
    ['?download=', 'attachment;'],
    ['?download=cv.pdf', "attachment; filename=cv.pdf; filename*=UTF-8''cv.pdf"],
    [
      '?download=caf%C3%A9%20(1).pdf',
      "attachment; filename=caf%C3%A9%20%281%29.pdf; filename*=UTF-8''caf%C3%A9%20%281%29.pdf",
    ],
    [
      '?download=a%0D%0Aset-cookie:x=1',
      "attachment; filename=a%0D%0Aset-cookie%3Ax%3D1; filename*=UTF-8''a%0D%0Aset-cookie%3Ax%3D1",
    ],
  ])('%s', async (query, disposition) => {
    const answer = await get(`object/public/avatars/letters.txt${query}`)
    expect(answer.headers.get('content-disposition')).toBe(disposition)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

/** The object files this process has open. Available only on Linux. */
async function openFiles(): Promise<string[]> {
  const handles = await readdir('/proc/self/fd')
  const targets = await Promise.all(
    handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')),
  )
  return targets.filter((target) => target.startsWith(`${server.engine.env.DATA_DIR}/storage/`))
}

it.runIf(process.platform === 'linux')('closes the file when the client disconnects', async () => {
  const documents = server.client(server.engine.secretKey).storage.from('documents')
  await documents.upload('large.bin', Buffer.alloc(4 * 1024 * 1024))
  const { data } = await documents.createSignedUrl('large.bin', 60)
  const calls = await Promise.all(
    Array.from({ length: 5 }, () => {
      return new Promise<IncomingMessage>((resolve) => request(data!.signedUrl, resolve).end())
    }),
  )
  expect((await openFiles()).length).toBeGreaterThan(0)
  for (const call of calls) call.destroy()
  await expect.poll(openFiles).toEqual([])
})
