import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let files: ReturnType<ReturnType<TestServer['client']>['storage']['from']>

beforeAll(async () => {
  server = await startTestServer('storage')
  files = server.client(server.engine.secretKey).storage.from('documents')
})
afterAll(() => server.close())

/** Sends raw bytes, because fetch would normalize the path. Returns the whole response. */
function raw(text: string, linger = 0): Promise<string> {
  const { port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.write(text)
    if (linger) setTimeout(() => socket.destroy(), linger)
  })
}

const head = (method: string, target: string, extra = '') =>
  `${method} ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${server.engine.secretKey}\r\n${extra}\r\n`

describe('names', () => {
  it.each([
    'a\\b',
    'a%b',
    'a#b',
    'a<b>',
    'a"b',
    'é.txt',
    'a\u0000b',
    'a\nb',
    '~root',
    '😀',
    'x'.repeat(1025),
  ])('"%s" is not a valid key', async (name) => {
    const answer = await fetch(`${server.url}/storage/v1/object/documents/${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.engine.secretKey}` },
      body: 'x',
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ statusCode: '400', error: 'InvalidKey' })
  })

  it.each([
    "it's (a) name!.txt",
    'a=b;c:d+e,f@g$h&i*j?k.txt',
    '-starts.with-dash',
    '.hidden',
    'CON/nul.txt',
    '..hidden/a..b.txt',
  ])('"%s" is a valid key', async (name) => {
    const target = `${server.url}/storage/v1/object/documents/keys/${encodeURIComponent(name)}`
    const headers = { authorization: `Bearer ${server.engine.secretKey}` }
    const stored = await fetch(target, { method: 'POST', headers, body: name })
    expect(stored.status).toBe(200)
    expect(await stored.json()).toMatchObject({ Key: `documents/keys/${name}` })
    expect(await (await fetch(target, { headers })).text()).toBe(name)
  })

  it('that differ in case are different objects', async () => {
    await files.upload('case/File.txt', 'upper')
    await files.upload('case/file.txt', 'lower')
    expect(await (await files.download('case/File.txt')).data?.text()).toBe('upper')
    expect(await (await files.download('case/file.txt')).data?.text()).toBe('lower')
  })

  it('never reach the disk', async () => {
    await files.upload('reach/a.txt', 'x')
    const found = await readdir(server.engine.env.DATA_DIR, { recursive: true })
    const strange = found.filter(
      (file) => file.startsWith('storage/') && !/^storage\/[0-9a-f]{2}(\/[0-9a-f-]{36})?$/.test(file),
    )
    expect(strange).toEqual([])
  })

  describe('C1 refuses path traversal', () => {
    const climbing = [
      '../outside.txt',
      'a/../../../auth/v1/admin/users',
      'a/./b.txt',
      'a/..',
      'a/.. ',
      'a/. ./b.txt',
      '/etc/outside.txt',
      'a//b.txt',
      'a/',
      'a\\..\\b.txt',
      'a/%2e%2e/b.txt',
      'a/..%2f..%2fb.txt',
      'a/.\t./b.txt',
    ]
    const asService = () => ({ authorization: `Bearer ${server.engine.secretKey}` })
    const encoded = encodeURIComponent
    const refused = (answer: Response) => expect(answer.status).toBe(400)
    const send = (path: string, body: unknown, method = 'POST') =>
      fetch(`${server.url}/storage/v1${path}`, {
        method,
        headers: { ...asService(), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    beforeAll(async () => {
      await files.upload('climb/source.txt', 'x')
    })

    it.each(climbing)('"%s" by upload, signed upload, copy, move and signed download', async (name) => {
      for (const path of ['/object/documents/', '/object/upload/sign/documents/']) {
        refused(await send(`${path}${encoded(name)}`, {}))
      }
      refused(await send(`/object/documents/${encoded(name)}`, {}, 'PUT'))
      refused(await send(`/object/sign/documents/${encoded(name)}`, { expiresIn: 60 }))
      for (const act of ['copy', 'move']) {
        const from = { bucketId: 'documents', sourceKey: 'climb/source.txt', destinationKey: name }
        refused(await send(`/object/${act}`, from))
        const to = { bucketId: 'documents', sourceKey: name, destinationKey: 'climb/copy.txt' }
        refused(await send(`/object/${act}`, to))
      }
      const many = await send('/object/sign/documents', { expiresIn: 60, paths: [name] })
      expect(await many.json()).toMatchObject([{ signedURL: null, error: expect.any(String) }])
    })

    it.each(climbing)('"%s" by a resumable upload', async (name) => {
      const base64 = (text: string) => Buffer.from(text).toString('base64')
      const answer = await fetch(`${server.url}/storage/v1/upload/resumable`, {
        method: 'POST',
        headers: {
          ...asService(),
          'tus-resumable': '1.0.0',
          'upload-length': '4',
          'upload-metadata': `bucketName ${base64('documents')},objectName ${base64(name)}`,
        },
      })
      refused(answer)
    })

    it('as part of a URL', async () => {
      for (const name of [
        '.',
        'a/..',
        'a/../b.txt',
        'a/%2e%2e/b.txt',
        'a%2f..%2fb.txt',
        '/b.txt',
        'a//b.txt',
      ]) {
        const target = `/storage/v1/object/documents/${name}`
        const stored = await raw(`${head('POST', target, 'content-length: 4\r\n')}evil`)
        expect(stored, name).toMatch(/^HTTP\/1.1 400/)
        expect(await raw(head('GET', target)), name).toMatch(/^HTTP\/1.1 400/)
      }
    })
  })

  it('with an invalid escape are refused', async () => {
    expect(await raw(head('GET', '/storage/v1/object/documents/a%ZZ'))).toMatch(/^HTTP\/1.1 400/)
    expect(await raw(head('GET', '/storage/v1/object/%/a'))).toMatch(/^HTTP\/1.1 400/)
  })

  it('that contain SQL stay text', async () => {
    const sql = "x'); drop table storage.objects; --"
    expect((await files.list(sql, { search: sql })).data).toEqual([])
    expect((await files.remove([sql])).data).toEqual([])
    expect((await files.createSignedUrls([sql], 60)).data?.[0]?.error).toMatch(/^Either/)
    expect(
      (await files.list('', { sortBy: { column: 'name; select 1', order: 'asc' } })).error,
    ).toMatchObject({
      status: 400,
    })
    expect((await files.list('a\u0000b')).error).toMatchObject({ status: 400 })
    expect(await server.sql('select count(*) > 0 as there from storage.objects')).toEqual([{ there: true }])
  })
})

describe('bodies', () => {
  const form = (body: string | Buffer, type = 'multipart/form-data; boundary=x') =>
    fetch(`${server.url}/storage/v1/object/documents/form.txt`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${server.engine.secretKey}`,
        'content-type': type,
        'x-upsert': 'true',
      },
      body: body as BodyInit,
    })

  it.each([
    ['no boundary', 'x', 'multipart/form-data'],
    ['no end', '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\nabc', undefined],
    ['no part', '--x--\r\n', undefined],
    ['nothing', '', undefined],
    ['noise', '\u0000\u0001\u0002'.repeat(1000), undefined],
  ])('refuse a form with %s', async (_what, body, type) => {
    const answer = await form(body, type)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'No content provided' })
    expect((await files.exists('form.txt')).data).toBe(false)
  })

  it('ignore metadata that is not JSON, and refuse too much of it', async () => {
    const odd = await files.upload('odd.txt', 'x', { headers: { 'x-metadata': '!!!' } })
    expect(odd.error).toBeNull()
    expect((await files.info('odd.txt')).data?.metadata).toEqual({})
    const huge = new FormData()
    huge.append('metadata', JSON.stringify({ a: 'x'.repeat(2 ** 20) }))
    huge.append('', new Blob(['x']))
    expect((await files.upload('huge.txt', huge)).error).toMatchObject({ statusCode: '413' })
    const expanding = Buffer.concat([
      Buffer.from(
        '--x\r\ncontent-disposition: form-data; name="metadata"\r\ncontent-type: text/plain; charset=latin1\r\n\r\n',
      ),
      Buffer.alloc(900_000, 0xe9),
      Buffer.from(
        '\r\n--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\nabc\r\n--x--\r\n',
      ),
    ])
    expect(await (await form(expanding)).json()).toMatchObject({ statusCode: '413' })
    const polluting = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
    await files.upload('polluting.txt', 'x', {
      headers: { 'x-metadata': Buffer.from(polluting).toString('base64') },
    })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it.each(['text/plain\nset-cookie: a=b', 'image/png;,text/javascript', 'image/png,text/html', 'image', ''])(
    'M7 refuse a type that is not one clean type: %j',
    async (type) => {
      const answer = await form(
        `--x\r\ncontent-disposition: form-data; name="contentType"\r\n\r\n${type || ';'}\r\n--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\nabc\r\n--x--\r\n`,
      )
      expect(await answer.json()).toMatchObject({ statusCode: '415', code: 'InvalidMimeType' })
    },
  )

  it('never send back a type that would break a header', async () => {
    await files.upload('form.txt', 'abc')
    await server.sql(`update storage.objects set metadata = metadata || $1 where name = 'form.txt'`, [
      { mimetype: 'text/plain\nset-cookie: a=b' },
    ])
    const { data } = await files.createSignedUrl('form.txt', 60)
    const served = await fetch(data!.signedUrl)
    expect(served.headers.get('content-type')).toBe('application/octet-stream')
    expect(served.headers.get('set-cookie')).toBeNull()
    await files.remove(['form.txt'])
  })

  it('leave no row and no file when an upload breaks off', async () => {
    const target = '/storage/v1/object/documents/broken.bin'
    await raw(`${head('POST', target, 'content-length: 1000000\r\n')}${'x'.repeat(200_000)}`, 300)
    const part = '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\n'
    const type = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n'
    await raw(`${head('POST', target, type)}${part}${'x'.repeat(200_000)}`, 300)
    const listed = () => server.sql('select from _server.storage_files')
    await expect.poll(listed).toEqual([])
    expect((await files.exists('broken.bin')).data).toBe(false)
    const stored = await server.sql<{ version: string }>('select version from storage.objects')
    const onDisk = (await readdir(path.join(server.engine.env.DATA_DIR, 'storage'), { recursive: true }))
      .filter((file) => file.includes('/'))
      .map((file) => path.basename(file))
    expect(onDisk.sort()).toEqual(stored.map((row) => row.version).sort())
  })
})

it('answers unknown paths with its own 404', async () => {
  const answer = await fetch(`${server.url}/storage/v1/nothing/here`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ statusCode: '404', error: 'Not Found' })
})

it('reveals nothing about internal errors', async () => {
  await files.upload('lost.txt', 'content')
  await server.sql('alter table storage.objects rename to misplaced')
  const answer = await fetch(`${server.url}/storage/v1/object/documents/lost.txt`, {
    headers: { authorization: `Bearer ${server.engine.secretKey}` },
  })
  await server.sql('alter table storage.misplaced rename to objects')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    statusCode: '500',
    error: 'InternalError',
    message: 'Internal Server Error',
    code: 'InternalError',
  })
})

it('keeps its files private', async () => {
  await files.upload('private.txt', 'for us alone')
  const [row] = await server.sql<{ version: string }>(
    `select version from storage.objects where name = 'private.txt'`,
  )
  const { stat } = await import('node:fs/promises')
  const file = path.join(server.engine.env.DATA_DIR, 'storage', row!.version.slice(0, 2), row!.version)
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(await readFile(file, 'utf8')).toBe('for us alone')
})
