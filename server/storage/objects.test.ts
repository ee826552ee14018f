import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { asService } from './actor.ts'

let server: TestServer
let files: ReturnType<ReturnType<TestServer['client']>['storage']['from']>

beforeAll(async () => {
  server = await startTestServer('storage')
  files = server.client(server.engine.secretKey).storage.from('documents')
})
afterAll(() => server.close())

const text = async (path: string) => (await files.download(path).then(({ data }) => data?.text())) ?? null

describe('upload', () => {
  it.each([
    ['a buffer', () => Buffer.from('content')],
    ['a string', () => 'content'],
    ['a blob', () => new Blob(['content'], { type: 'text/plain' })],
    ['a file', () => new File(['content'], 'x.txt', { type: 'text/plain' })],
    ['a stream', () => Readable.from([Buffer.from('con'), Buffer.from('tent')])],
    ['a web stream', () => new Blob(['content']).stream()],
  ])('takes %s', async (kind, body) => {
    const path = `uploads/${kind.replaceAll(' ', '-')}.txt`
    const { data, error } = await files.upload(path, body(), { contentType: 'text/plain' })
    expect(error).toBeNull()
    expect(data).toEqual({ id: expect.any(String), path, fullPath: `documents/${path}` })
    expect(await text(path)).toBe('content')
  })

  it('accepts a form with cache time and metadata fields', async () => {
    const form = new FormData()
    form.append('cacheControl', '120')
    form.append('metadata', JSON.stringify({ page: 3 }))
    form.append('', new Blob(['content'], { type: 'text/csv' }), 'a.csv')
    expect((await files.upload('uploads/form.csv', form)).error).toBeNull()
    const { data } = await files.info('uploads/form.csv')
    expect(data).toMatchObject({
      cacheControl: 'max-age=120',
      contentType: 'text/csv',
      metadata: { page: 3 },
    })
  })

  it('refuses a form without a file', async () => {
    const form = new FormData()
    form.append('file', 'only a field')
    const { error } = await files.upload('uploads/none.txt', form)
    expect(error).toMatchObject({ message: 'No content provided', status: 400 })
  })

  it('refuses a taken name unless upsert is set', async () => {
    await files.upload('uploads/twice.txt', 'one')
    const { error } = await files.upload('uploads/twice.txt', 'two')
    expect(error).toMatchObject({ message: 'The resource already exists', status: 400, statusCode: '409' })
    expect(await text('uploads/twice.txt')).toBe('one')
    const again = await files.upload('uploads/twice.txt', 'three', { upsert: true })
    expect(again.error).toBeNull()
    expect(await text('uploads/twice.txt')).toBe('three')
  })

  it('keeps the ID of a replaced object', async () => {
    const first = await files.upload('uploads/same.txt', 'one')
    const second = await files.update('uploads/same.txt', 'two')
    expect(second.data?.id).toBe(first.data?.id)
    expect(await text('uploads/same.txt')).toBe('two')
  })

  it('accepts an empty file', async () => {
    expect((await files.upload('uploads/empty.bin', Buffer.alloc(0))).error).toBeNull()
    const { data } = await files.download('uploads/empty.bin')
    expect(data?.size).toBe(0)
  })

  it('reports a missing bucket', async () => {
    const nowhere = server.client(server.engine.secretKey).storage.from('nowhere')
    const { error } = await nowhere.upload('a.txt', 'x')
    expect(error).toMatchObject({ message: 'Bucket not found', statusCode: '404' })
  })

  it("stores the uploader's metadata", async () => {
    const metadata = { author: 'Zoé', nested: { a: [1, 2] } }
    await files.upload('uploads/described.json', '{}', {
      contentType: 'application/json',
      cacheControl: '60',
      metadata,
    })
    const { data } = await files.info('uploads/described.json')
    expect(data).toEqual({
      id: expect.any(String),
      name: 'uploads/described.json',
      version: expect.any(String),
      bucketId: 'documents',
      size: 2,
      contentType: 'application/json',
      cacheControl: 'max-age=60',
      etag: '"99914b932bd37a50b983c5e7c90ae93b"',
      metadata,
      lastModified: expect.any(String),
      createdAt: expect.any(String),
    })
  })
})

describe('limits', () => {
  it('refuses more bytes than the bucket or the server allows, announced or not', async () => {
    const avatars = server.client(server.engine.secretKey).storage.from('avatars')
    const tooMuch = { message: 'The object exceeded the maximum allowed size', statusCode: '413' }
    const large = Buffer.alloc(1024 * 1024 + 1)
    const raw = await avatars.upload('large.png', large, { contentType: 'image/png' })
    expect(raw.error).toMatchObject(tooMuch)
    const form = await avatars.upload('large.png', new Blob([large], { type: 'image/png' }))
    expect(form.error).toMatchObject(tooMuch)
    const endless = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(100_000)))
    const streamed = await files.upload('large.bin', endless)
    expect(streamed.error).toMatchObject(tooMuch)
    expect((await avatars.exists('large.png')).data).toBe(false)
    expect((await files.exists('large.bin')).data).toBe(false)
    expect(await server.sql('select from _server.storage_files')).toEqual([])
  })

  it('accepts exactly the maximum', async () => {
    const avatars = server.client(server.engine.secretKey).storage.from('avatars')
    const { error } = await avatars.upload('limit.png', Buffer.alloc(1024 * 1024), {
      contentType: 'image/png',
    })
    expect(error).toBeNull()
  })

  it("refuses types the bucket doesn't accept", async () => {
    const avatars = server.client(server.engine.secretKey).storage.from('avatars')
    const { error } = await avatars.upload('a.pdf', 'x', { contentType: 'application/pdf' })
    expect(error).toMatchObject({ message: 'mime type application/pdf is not supported', statusCode: '415' })
    const plain = await avatars.upload('a.txt', 'x', { contentType: 'text/plain;charset=UTF-8' })
    expect(plain.error).toBeNull()
  })
})

describe('list', () => {
  beforeAll(async () => {
    for (const name of [
      'b.txt',
      'a.txt',
      'C.txt',
      'sub/one.txt',
      'sub/deep/two.txt',
      'other/three.txt',
      'a_b.txt',
    ]) {
      await files.upload(`list/${name}`, name)
    }
  })

  it("shows a folder's files and folders by name", async () => {
    const { data } = await files.list('list')
    expect(data?.map((entry) => entry.name)).toEqual(['a.txt', 'a_b.txt', 'b.txt', 'C.txt', 'other', 'sub'])
    expect(data?.find((entry) => entry.name === 'sub')).toEqual({
      name: 'sub',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    })
    expect(data?.[0]).toMatchObject({
      id: expect.any(String),
      metadata: { size: 5, mimetype: 'text/plain;charset=UTF-8' },
    })
  })

  it('limits, skips, sorts and searches', async () => {
    const names = async (options: Parameters<typeof files.list>[1]) =>
      (await files.list('list', options)).data?.map((entry) => entry.name)
    expect(await names({ limit: 2, offset: 1 })).toEqual(['a_b.txt', 'b.txt'])
    expect(await names({ sortBy: { column: 'name', order: 'desc' }, limit: 2 })).toEqual(['sub', 'other'])
    expect(await names({ sortBy: { column: 'created_at', order: 'asc' } })).toEqual([
      'other',
      'sub',
      'b.txt',
      'a.txt',
      'C.txt',
      'a_b.txt',
    ])
    expect(await names({ search: 'A_' })).toEqual(['a_b.txt'])
    expect(await names({ search: '%' })).toEqual([])
  })

  it('A9 ignores the case of the folder', async () => {
    for (const prefix of ['LIST', 'List/', 'list/SUB']) {
      const exact = (await files.list(prefix.toLowerCase())).data?.map((entry) => entry.name)
      expect((await files.list(prefix)).data?.map((entry) => entry.name)).toEqual(exact)
      expect(exact).not.toEqual([])
    }
    expect((await files.list('LISTS')).data).toEqual([])
  })

  it('shows nothing for a missing bucket', async () => {
    const { data, error } = await server.client(server.engine.secretKey).storage.from('nowhere').list()
    expect({ data, error }).toEqual({ data: [], error: null })
  })

  it.each(['name', 'created_at', 'updated_at'] as const)('pages by %s with a cursor', async (column) => {
    for (const order of ['asc', 'desc'] as const) {
      for (const withDelimiter of [true, false]) {
        const all = await files.listV2({
          prefix: 'list/',
          with_delimiter: withDelimiter,
          sortBy: { column, order },
        })
        const wanted = [...all.data!.folders, ...all.data!.objects].map((entry) => entry.name).sort()
        const seen: string[] = []
        let cursor: string | undefined
        for (let pages = 0; pages < 10; pages++) {
          const { data, error } = await files.listV2({
            prefix: 'list/',
            with_delimiter: withDelimiter,
            limit: 2,
            sortBy: { column, order },
            cursor,
          })
          expect(error).toBeNull()
          seen.push(...[...data!.folders, ...data!.objects].map((entry) => entry.name))
          cursor = data?.nextCursor
          if (!data?.hasNext) break
        }
        expect(seen.toSorted()).toEqual(wanted)
        expect(wanted).toHaveLength(withDelimiter ? 6 : 7)
      }
    }
  })

  it('names folders with a slash in the newer listing', async () => {
    const { data } = await files.listV2({ prefix: 'li', with_delimiter: true })
    expect(data).toMatchObject({ hasNext: false, folders: [{ key: 'list', name: 'list/' }], objects: [] })
  })

  it('refuses an unknown cursor', async () => {
    const { error } = await files.listV2({ cursor: 'bm90IG91cnM' })
    expect(error?.message).toBe('Invalid continuation token')
  })
})

describe('move, copy and remove', () => {
  it('moves within a bucket and to another', async () => {
    await files.upload('move/a.txt', 'content', { metadata: { kept: true } })
    const { data } = await files.move('move/a.txt', 'move/b.txt')
    expect(data?.message).toBe('Successfully moved')
    expect((await files.exists('move/a.txt')).data).toBe(false)
    expect(await text('move/b.txt')).toBe('content')
    expect((await files.move('move/b.txt', 'c.txt', { destinationBucket: 'dropbox' })).error).toBeNull()
    const dropbox = server.client(server.engine.secretKey).storage.from('dropbox')
    expect(await (await dropbox.download('c.txt')).data?.text()).toBe('content')
    expect((await dropbox.info('c.txt')).data?.metadata).toEqual({ kept: true })
  })

  it('copies, and the copy outlives its source', async () => {
    await files.upload('copy/a.txt', 'content', { metadata: { kept: true } })
    const { data, error } = await files.copy('copy/a.txt', 'copy/b.txt')
    expect(error).toBeNull()
    expect(data?.path).toBe('documents/copy/b.txt')
    await files.remove(['copy/a.txt'])
    expect(await text('copy/b.txt')).toBe('content')
    expect((await files.info('copy/b.txt')).data?.metadata).toEqual({ kept: true })
  })

  it('M7 refuses wherever an upload would be refused', async () => {
    await files.upload('limits/script.js', 'alert(1)', { contentType: 'text/javascript' })
    await files.upload('limits/large.png', Buffer.alloc(1024 * 1024 + 1), { contentType: 'image/png' })
    for (const [name, statusCode] of [
      ['limits/script.js', '415'],
      ['limits/large.png', '413'],
    ] as const) {
      for (const transfer of ['copy', 'move'] as const) {
        const { error } = await files[transfer](name, 'x.png', { destinationBucket: 'avatars' })
        expect(error, `${transfer} ${name}`).toMatchObject({ statusCode })
      }
    }
    await files.upload('limits/small.png', 'x', { contentType: 'image/png', upsert: true })
    const relabel = (mimetype: string) => transferCopy({ metadata: { mimetype }, copyMetadata: false })
    for (const type of ['text/javascript', 'image/png;,text/javascript']) {
      expect(await (await relabel(type)).json()).toMatchObject({ statusCode: '415' })
    }
  })

  it("G25 copies without the uploader's metadata on request", async () => {
    const metadata = { by: 'me' }
    await files.upload('limits/small.png', 'x', { contentType: 'image/png', metadata, upsert: true })
    expect((await transferCopy({ copyMetadata: false })).status).toBe(200)
    const rows = await server.sql(`select user_metadata from storage.objects where name = 'copied.png'`)
    expect(rows).toEqual([{ user_metadata: null }])
  })

  /** Copies a small image into the bucket for images. */
  const transferCopy = (more: Record<string, unknown>) =>
    fetch(`${server.url}/storage/v1/object/copy`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.engine.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        bucketId: 'documents',
        sourceKey: 'limits/small.png',
        destinationBucket: 'avatars',
        destinationKey: 'copied.png',
        ...more,
      }),
    })

  it('never overwrites an object', async () => {
    await files.upload('over/a.txt', 'a')
    await files.upload('over/b.txt', 'b')
    expect((await files.move('over/a.txt', 'over/b.txt')).error?.message).toBe('The resource already exists')
    expect((await files.copy('over/a.txt', 'over/b.txt')).error?.message).toBe('The resource already exists')
    expect(await text('over/b.txt')).toBe('b')
  })

  it('reports missing objects', async () => {
    const missing = { message: 'Object not found', statusCode: '404' }
    expect((await files.move('nothing', 'else')).error).toMatchObject(missing)
    expect((await files.copy('nothing', 'else')).error).toMatchObject(missing)
    expect((await files.info('nothing')).error).toMatchObject(missing)
    expect((await files.download('nothing')).error).toMatchObject(missing)
    expect((await files.createSignedUrl('nothing', 60)).error).toMatchObject(missing)
    expect((await files.exists('nothing')).data).toBe(false)
  })

  it('removes existing objects and lists them', async () => {
    await files.upload('remove/a.txt', 'a')
    await files.upload('remove/b.txt', 'b')
    const { data } = await files.remove(['remove/a.txt', 'remove/b.txt', 'remove/none.txt'])
    expect(data?.map((object) => object.name).sort()).toEqual(['remove/a.txt', 'remove/b.txt'])
    expect((await files.list('remove')).data).toEqual([])
  })

  it('removes an object by its path', async () => {
    await files.upload('remove/one.txt', 'a')
    const remove = () =>
      fetch(`${server.url}/storage/v1/object/documents/remove/one.txt`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${server.engine.secretKey}` },
      })
    expect(await (await remove()).json()).toEqual({ message: 'Successfully deleted' })
    expect(await (await remove()).json()).toMatchObject({ statusCode: '404' })
  })
})

it('retries a deadlock, so that both writers succeed', async () => {
  const { admin } = server.engine.db
  const names = ['meeting/one.txt', 'meeting/two.txt']
  for (const name of names) expect((await files.upload(name, 'x')).error).toBeNull()
  let arrived = 0
  let open = () => {}
  const bothHoldOne = new Promise<void>((resolve) => {
    open = resolve
  })
  const touch = 'update storage.objects set updated_at = now() where name = $1'
  const write = ([first, second]: string[]) =>
    asService(admin).transaction(async (query) => {
      await query(touch, [first])
      if (++arrived === 2) open()
      await bothHoldOne
      await query(touch, [second])
      return 'written'
    })
  expect(await Promise.all([write(names), write(names.toReversed())])).toEqual(['written', 'written'])
})
