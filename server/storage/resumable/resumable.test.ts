import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessToken } from '../../testing/callers.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { DiskBackend } from '../backend/disk.ts'
import { Files } from '../files.ts'

let server: TestServer
let files: ReturnType<ReturnType<TestServer['client']>['storage']['from']>
let ada: { token: string; userId: string }
let bob: typeof ada

beforeAll(async () => {
  server = await startTestServer('storage')
  files = server.client(server.engine.secretKey).storage.from('documents')
  ada = await accessToken(server.engine)
  bob = await accessToken(server.engine)
})
afterAll(() => server.close())

type Headers = Record<string, string>

/** One request of the protocol, as tus-js-client sends it. */
async function tus(method: string, path: string, headers: Headers = {}, body?: string) {
  const url = new URL(path, `${server.url}/storage/v1/upload/resumable/`)
  const sent = { 'tus-resumable': '1.0.0', authorization: `Bearer ${ada.token}`, ...headers }
  const answer = await fetch(url, { method, headers: sent, body })
  return {
    status: answer.status,
    text: await answer.text(),
    header: (name: string) => answer.headers.get(name),
  }
}

const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

const create = (name: string, length: number, more: Headers = {}, values: Record<string, string> = {}) =>
  tus('POST', '../resumable', {
    'upload-length': String(length),
    'upload-metadata': metadata({
      bucketName: 'documents',
      objectName: name,
      contentType: 'text/plain',
      ...values,
    }),
    ...more,
  })

const patch = (location: string, offset: number, body: string, more: Headers = {}) =>
  tus(
    'PATCH',
    location,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...more },
    body,
  )

const mine = (name: string) => `${ada.userId}/${name}`
const text = async (name: string) => (await files.download(name)).data?.text()
const leftovers = () => server.sql('select version from _server.storage_files')

describe('a resumable upload', () => {
  it('accepts a file in several requests', async () => {
    const created = await create(mine('parts.txt'), 11, {}, { cacheControl: '60', metadata: '{"a":1}' })
    expect(created.status).toBe(201)
    expect(created.header('tus-resumable')).toBe('1.0.0')
    expect(Date.parse(created.header('upload-expires')!)).toBeGreaterThan(Date.now())
    const location = created.header('location')!
    expect(await patch(location, 0, 'hello')).toMatchObject({ status: 204 })
    const asked = await tus('HEAD', location)
    expect([asked.header('upload-offset'), asked.header('upload-length')]).toEqual(['5', '11'])
    expect((await files.exists(mine('parts.txt'))).data).toBe(false)
    expect((await patch(location, 5, ' wor')).header('upload-offset')).toBe('9')
    expect((await patch(location, 9, 'ld')).header('upload-offset')).toBe('11')
    expect(await text(mine('parts.txt'))).toBe('hello world')
    const { data } = await files.info(mine('parts.txt'))
    expect(data).toMatchObject({
      size: 11,
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
      metadata: { a: 1 },
      etag: '"5eb63bbbe01eeed093cb22bb8f5acdc3"',
    })
    expect(await leftovers()).toEqual([])
  })

  it('R9 is reported complete to a client that missed the response', async () => {
    const location = (await create(mine('unheard.txt'), 5)).header('location')!
    await patch(location, 0, 'hel')
    await patch(location, 3, 'lo')
    const complete = async () => {
      const asked = await tus('HEAD', location)
      expect([asked.status, asked.header('upload-offset')]).toEqual([200, '5'])
      expect(await patch(location, 5, '')).toMatchObject({ status: 204 })
    }
    await complete()
    // Simulates a crash: the object exists, but the upload isn't marked complete.
    await server.sql(
      `update _server.storage_uploads set is_complete = false, received = 3 where id::text = $1`,
      [location.split('/').at(-1)],
    )
    await complete()
    expect(await text(mine('unheard.txt'))).toBe('hello')
    expect((await patch(location, 3, 'lo')).status).toBe(409)
    expect((await tus('DELETE', location)).status).toBe(204)
    expect(await text(mine('unheard.txt'))).toBe('hello')
  })

  it('accepts a file with the first request', async () => {
    const created = await tus(
      'POST',
      '../resumable',
      {
        'upload-length': '5',
        'upload-metadata': metadata({ bucketName: 'documents', objectName: mine('once.txt') }),
        'content-type': 'application/offset+octet-stream',
      },
      'whole',
    )
    expect([created.status, created.header('upload-offset')]).toEqual([201, '5'])
    expect(await text(mine('once.txt'))).toBe('whole')
    expect(await leftovers()).toEqual([])
  })

  it('accepts an empty file', async () => {
    expect((await create(mine('empty.txt'), 0)).status).toBe(201)
    expect((await files.info(mine('empty.txt'))).data?.size).toBe(0)
  })

  it('resumes where the connection broke', async () => {
    const location = (await create(mine('broken.txt'), 10)).header('location')!
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `PATCH ${location} HTTP/1.1\r\nhost: x\r\ntus-resumable: 1.0.0\r\nauthorization: Bearer ${ada.token}\r\n` +
        'upload-offset: 0\r\ncontent-type: application/offset+octet-stream\r\ncontent-length: 10\r\n\r\nabcd',
    )
    // Once a part is recorded, its bytes are being received.
    await expect.poll(leftovers).toHaveLength(1)
    setTimeout(() => socket.destroy(), 300)
    const offset = async () => (await tus('HEAD', location)).header('upload-offset')
    await expect.poll(offset).toBe('4')
    expect((await patch(location, 4, 'efghij')).status).toBe(204)
    expect(await text(mine('broken.txt'))).toBe('abcdefghij')
  })

  it('replaces an object only on request', async () => {
    await files.upload(mine('taken.txt'), 'old')
    expect(await create(mine('taken.txt'), 3)).toMatchObject({
      status: 409,
      text: 'The resource already exists',
    })
    const location = (await create(mine('taken.txt'), 3, { 'x-upsert': 'true' })).header('location')!
    await patch(location, 0, 'new')
    expect(await text(mine('taken.txt'))).toBe('new')
    expect(await leftovers()).toEqual([])
  })

  it('can be canceled', async () => {
    const location = (await create(mine('given-up.txt'), 10)).header('location')!
    await patch(location, 0, 'abc')
    expect(await leftovers()).toHaveLength(1)
    expect((await tus('DELETE', location)).status).toBe(204)
    expect(await leftovers()).toEqual([])
    expect((await patch(location, 3, 'defghij')).status).toBe(404)
  })

  it('expires', async () => {
    const location = (await create(mine('late.txt'), 10)).header('location')!
    await server.sql('update _server.storage_uploads set expires_at = now()')
    expect((await patch(location, 0, 'abcdefghij')).status).toBe(404)
    expect((await files.exists(mine('late.txt'))).data).toBe(false)
  })

  it('works with a signed URL', async () => {
    const { data } = await files.createSignedUploadUrl('signed.txt')
    const headers = { 'x-signature': data!.token, authorization: '' }
    const values = metadata({ bucketName: 'documents', objectName: 'signed.txt' })
    const created = await tus('POST', 'sign', { ...headers, 'upload-length': '4', 'upload-metadata': values })
    expect(created.status).toBe(201)
    expect((await patch(created.header('location')!, 0, 'sign', headers)).status).toBe(204)
    expect(await text('signed.txt')).toBe('sign')
    const other = metadata({ bucketName: 'documents', objectName: 'other.txt' })
    const refused = await tus('POST', 'sign', { ...headers, 'upload-length': '4', 'upload-metadata': other })
    expect(refused).toMatchObject({ status: 400, text: 'Invalid signature' })
  })

  it('lists its capabilities', async () => {
    const options = await tus('OPTIONS', '../resumable')
    expect(options.status).toBe(204)
    expect(options.header('tus-extension')).toContain('creation')
    expect(options.header('tus-max-size')).toBe(String(5 * 1024 * 1024))
    // Browsers show cross-origin pages only the headers that are listed.
    const shown = options.header('access-control-expose-headers')!.toLowerCase().split(', ')
    expect(shown).toEqual(
      expect.arrayContaining(['location', 'upload-offset', 'upload-length', 'tus-resumable']),
    )
  })
})

describe('refuses', () => {
  it("another person's folder, from the first request", async () => {
    const denied = { status: 403, text: 'new row violates row-level security policy' }
    expect(await create(`${bob.userId}/planted.txt`, 3)).toMatchObject(denied)
    const asBob = { authorization: `Bearer ${bob.token}` }
    const location = (await create(mine('ours.txt'), 3)).header('location')!
    for (const attempt of [
      tus('HEAD', location, asBob),
      patch(location, 0, 'bad', asBob),
      tus('DELETE', location, asBob),
    ]) {
      expect((await attempt).status).toBe(404)
    }
    expect((await patch(location, 0, 'bad', { authorization: '' })).status).toBe(400)
    expect((await patch(location, 0, 'our')).status).toBe(204)
  })

  it("what the bucket doesn't accept", async () => {
    // G23: the message of the library Supabase uses.
    expect(await create(mine('large.bin'), 5 * 1024 * 1024 + 1)).toMatchObject({
      status: 413,
      text: 'Maximum size exceeded\n',
    })
    const values = { bucketName: 'avatars', contentType: 'application/pdf' }
    expect(
      (await create('a.pdf', 3, { authorization: `Bearer ${server.engine.secretKey}` }, values)).status,
    ).toBe(415)
    expect((await create('a.txt', 3, {}, { bucketName: 'nowhere' })).status).toBe(404)
    expect((await create('a\\b', 3)).status).toBe(400)
  })

  it('more than was announced, and a wrong offset', async () => {
    const location = (await create(mine('more.txt'), 5)).header('location')!
    expect((await patch(location, 0, 'too much')).status).toBe(413)
    expect((await patch(location, 3, 'x')).status).toBe(409)
    expect((await patch(location, 0, 'right')).status).toBe(204)
    expect(await text(mine('more.txt'))).toBe('right')
  })

  it('two requests with the same part', async () => {
    const location = (await create(mine('twice.txt'), 4)).header('location')!
    const answers = await Promise.all([patch(location, 0, 'ab'), patch(location, 0, 'ab')])
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 409])
    await patch(location, 2, 'cd')
    expect(await text(mine('twice.txt'))).toBe('abcd')
    expect(await leftovers()).toEqual([])
  })

  it('requests that violate the protocol', async () => {
    expect((await create(mine('x'), 3, { 'tus-resumable': '0.9' })).status).toBe(412)
    expect((await create(mine('x'), 3, { 'upload-length': '-1' })).status).toBe(400)
    expect((await create(mine('x'), 3, { 'upload-length': '1e3' })).status).toBe(400)
    expect((await create(mine('x'), 3, { 'upload-metadata': '' })).status).toBe(400)
    const location = (await create(mine('x'), 3)).header('location')!
    expect((await patch(location, 0, 'abc', { 'content-type': 'text/plain' })).status).toBe(415)
    expect(
      (await tus('PATCH', location, { 'content-type': 'application/offset+octet-stream' }, 'abc')).status,
    ).toBe(400)
    for (const id of ['x', crypto.randomUUID(), "' or 1=1 --", '../../../etc/passwd']) {
      expect((await tus('HEAD', `./${encodeURIComponent(id)}`)).status).toBe(404)
    }
  })
})

describe('unfinished uploads', () => {
  const asSomebody = async () => {
    const { token, userId } = await accessToken(server.engine)
    return { userId, headers: { authorization: `Bearer ${token}` } }
  }

  it('M10 are limited to twenty per person', async () => {
    const { userId, headers } = await asSomebody()
    const begin = (at: number) => create(`${userId}/${at}.txt`, 10, headers)
    const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => begin(at)))
    const begun = answers.filter(({ status }) => status === 201)
    // Simultaneous requests see each other and may all back off.
    expect(begun.length).toBeLessThanOrEqual(20)
    for (let at = begun.length; at < 20; at++) expect((await begin(100 + at)).status).toBe(201)
    expect(await begin(200)).toMatchObject({
      status: 429,
      text: expect.stringContaining('uploads are under way'),
    })
    expect((await tus('DELETE', begun[0]!.header('location')!, headers)).status).toBe(204)
    expect((await begin(201)).status).toBe(201)
  })

  it('M10 are limited to a gigabyte per person, though a single one can be larger', async () => {
    const { userId, headers } = await asSomebody()
    expect((await create(`${userId}/one.bin`, 10, headers)).status).toBe(201)
    await server.sql('update _server.storage_uploads set length = 1024 ^ 3 where owner_id = $1', [userId])
    expect((await create(`${userId}/two.bin`, 1, headers)).status).toBe(429)
    expect((await create(mine('of-another.bin'), 1)).status).toBe(201)
  })

  it('M10 count toward policies that count objects', async () => {
    const { userId, headers } = await asSomebody()
    await server.sql(`create function public.has_room(file text) returns boolean language sql volatile
      security definer as $$
        select count(*) < 2 from storage.objects where starts_with(name, split_part(file, '/', 1))
      $$`)
    await server.sql(`create policy room on storage.objects as restrictive for insert to authenticated
      with check (public.has_room(name))`)
    try {
      expect((await create(`${userId}/1.txt`, 5, headers)).status).toBe(201)
      const second = (await create(`${userId}/2.txt`, 5, headers)).header('location')!
      expect((await create(`${userId}/3.txt`, 5, headers)).status).toBe(403)
      expect((await tus('DELETE', second, headers)).status).toBe(204)
      expect((await create(`${userId}/3.txt`, 5, headers)).status).toBe(201)
    } finally {
      await server.sql('drop policy room on storage.objects')
    }
  })

  it('M10 are removed with their parts after two hours without a request', async () => {
    const location = (await create(mine('idle.txt'), 10)).header('location')!
    const expires = Date.parse((await patch(location, 0, 'abc')).header('upload-expires')!)
    expect(Math.abs(expires - Date.now() - 2 * 3_600_000)).toBeLessThan(60_000)
    const files = new Files(
      server.engine.db.storage,
      new DiskBackend(server.engine.env.DATA_DIR),
      server.engine.log,
    )
    await server.sql(`update _server.storage_uploads set expires_at = now()`)
    await files.sweep()
    const kept = await server.sql(
      `select from _server.storage_files where delete_after > now() + interval '20 minutes'`,
    )
    expect(kept).toEqual([])
  })
})
