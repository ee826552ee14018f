import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let storage: ReturnType<TestServer['client']>['storage']

beforeAll(async () => {
  server = await startTestServer('storage')
  storage = server.client(server.engine.secretKey).storage
})
afterAll(() => server.close())

const post = (path: string, body: unknown, key = server.engine.secretKey) =>
  fetch(`${server.url}/storage/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('buckets of config.toml', () => {
  it('exist from the start, with their limits', async () => {
    const { data } = await storage.getBucket('avatars')
    expect(data).toEqual({
      id: 'avatars',
      name: 'avatars',
      owner: '',
      public: true,
      file_size_limit: 1024 * 1024,
      allowed_mime_types: ['image/*', 'text/plain'],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
  })
})

describe('the lifecycle of a bucket', () => {
  it('creates, finds, changes, empties and deletes it', async () => {
    const created = await storage.createBucket('life', {
      public: true,
      fileSizeLimit: '2mb',
      allowedMimeTypes: ['text/plain', 'image/*'],
    })
    expect(created).toEqual({ data: { name: 'life' }, error: null })
    const partly = await storage.updateBucket('life', { public: false })
    expect(partly.data).toEqual({ message: 'Successfully updated' })
    expect((await storage.getBucket('life')).data).toMatchObject({
      public: false,
      file_size_limit: 2_000_000,
      allowed_mime_types: ['text/plain', 'image/*'],
    })
    await storage.updateBucket('life', { public: false, fileSizeLimit: null, allowedMimeTypes: null })
    expect((await storage.getBucket('life')).data).toMatchObject({
      file_size_limit: null,
      allowed_mime_types: null,
    })
    for (const name of ['a.txt', 'b/c.txt']) await storage.from('life').upload(name, name)
    const early = await storage.deleteBucket('life')
    expect(early.error).toMatchObject({
      message: 'The bucket you tried to delete is not empty',
      statusCode: '409',
    })
    expect((await storage.emptyBucket('life')).error).toBeNull()
    expect((await storage.from('life').list()).data).toEqual([])
    expect(await server.sql('select from _server.storage_files')).toEqual([])
    expect((await storage.deleteBucket('life')).data).toEqual({ message: 'Successfully deleted' })
    expect((await storage.getBucket('life')).error).toMatchObject({
      message: 'Bucket not found',
      status: 400,
      statusCode: '404',
    })
  })

  it('G22 answers with and without a trailing slash, and reports its version', async () => {
    const get = (path: string) =>
      fetch(`${server.url}/storage/v1/${path}`, {
        headers: { authorization: `Bearer ${server.engine.secretKey}` },
      })
    for (const path of ['bucket', 'bucket/avatars']) {
      const [bare, slashed] = [await get(path), await get(`${path}/`)]
      expect([bare.status, slashed.status]).toEqual([200, 200])
      expect(await slashed.json()).toEqual(await bare.json())
    }
    const purged = await fetch(`${server.url}/storage/v1/cdn/`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${server.engine.secretKey}` },
    })
    expect(purged.status).toBe(200)
    const version = await get('version')
    expect(version.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await version.text()).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('records who created it', async () => {
    const token = await server.engine.tokens.sign({ sub: crypto.randomUUID(), role: 'service_role' })
    await server.client(token).storage.createBucket('owned')
    const [row] = await server.sql(
      `select owner::text = owner_id as same from storage.buckets where id = 'owned'`,
    )
    expect(row).toEqual({ same: true })
  })
})

describe('listing', () => {
  it('limits, skips, sorts and searches', async () => {
    for (const id of ['list-b', 'list-a', 'list-c']) await storage.createBucket(id)
    const ids = async (options?: Parameters<typeof storage.listBuckets>[0]) =>
      (await storage.listBuckets(options)).data?.map((bucket) => bucket.id)
    expect(await ids({ search: 'LIST-' })).toEqual(['list-a', 'list-b', 'list-c'])
    expect(await ids({ search: 'list-', sortColumn: 'id', sortOrder: 'desc', limit: 2 })).toEqual([
      'list-c',
      'list-b',
    ])
    expect(await ids({ search: 'list-', limit: 1, offset: 1 })).toEqual(['list-b'])
    expect(await ids({ search: '%' })).toEqual([])
    expect((await storage.listBuckets()).data?.[0]).toMatchObject({ type: 'STANDARD' })
  })

  it('refuses an unknown sort column', async () => {
    const { error } = await storage.listBuckets({ sortColumn: 'id; drop table storage.buckets' as 'id' })
    expect(error).toMatchObject({ status: 400, statusCode: '400' })
  })
})

describe('refuses', () => {
  it.each(['', 'a/b', 'a%b', ' a', 'é', 'a'.repeat(101), '..\\..'])('the name "%s"', async (name) => {
    const answer = await post('bucket', { name })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      statusCode: '400',
      error: 'Invalid Input',
      message: 'Bucket name invalid',
      code: 'InvalidBucketName',
    })
  })

  it('a name that is taken', async () => {
    const { error } = await storage.createBucket('documents')
    expect(error).toMatchObject({ message: 'The resource already exists', status: 400, statusCode: '409' })
  })

  it("a limit above the server's, or one that is not a size", async () => {
    const large = await storage.createBucket('large', { public: false, fileSizeLimit: '1gb' })
    expect(large.error?.message).toBe('The object exceeded the maximum allowed size')
    const odd = await storage.createBucket('odd', { public: false, fileSizeLimit: 'much' })
    expect(odd.error?.message).toMatch(/^Invalid file size format/)
  })

  it('an invalid type', async () => {
    const { error } = await storage.createBucket('types', { public: false, allowedMimeTypes: ['image'] })
    expect(error).toMatchObject({ message: 'mime type image is not supported', statusCode: '415' })
  })

  it.each([
    ['invalid JSON', '{', 'Body is not valid JSON'],
    ['no name', '{}', "body must have required property 'name'"],
    ['no object', '[]', /^body /],
    ['a polluted prototype', '{"__proto__":{"name":"polluted"}}', "body must have required property 'name'"],
  ])('a body with %s', async (_what, body, message) => {
    const answer = await post('bucket', body)
    expect(answer.status).toBe(400)
    const { message: said } = (await answer.json()) as { message: string }
    expect(said).toMatch(message)
    expect(({} as { name?: string }).name).toBeUndefined()
  })

  it('G25 a change that changes nothing', async () => {
    const change = (body: unknown) =>
      fetch(`${server.url}/storage/v1/bucket/documents`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${server.engine.secretKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    for (const body of [{}, { unknown: 1 }]) expect((await change(body)).status).toBe(400)
    expect((await change({ file_size_limit: null })).status).toBe(200)
  })

  it('a body that is too large', async () => {
    const answer = await post('bucket', JSON.stringify({ name: 'x'.repeat(2 ** 21) }))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ statusCode: '413' })
  })

  it('deletion with plain SQL', async () => {
    await expect(server.sql(`delete from storage.buckets where id = 'avatars'`)).rejects.toThrow(
      'Direct deletion from storage tables is not allowed',
    )
  })
})
