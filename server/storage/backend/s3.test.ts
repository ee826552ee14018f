import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { type S3Server, startS3Server } from '../../testing/storage/s3-server.ts'
import { MissingFile } from './backend.ts'
import { S3Backend } from './s3.ts'

let store: S3Server
let server: TestServer
let files: ReturnType<ReturnType<TestServer['client']>['storage']['from']>
let backend: S3Backend

beforeAll(async () => {
  store = await startS3Server('test-key')
  server = await startTestServer('storage', {
    STORAGE_S3_BUCKET: 'files',
    STORAGE_S3_ENDPOINT: store.url,
    STORAGE_S3_ACCESS_KEY_ID: 'test-key',
    STORAGE_S3_SECRET_ACCESS_KEY: 'test-secret',
  })
  files = server.client(server.engine.secretKey).storage.from('documents')
  backend = new S3Backend('files', {
    region: 'us-east-1',
    endpoint: store.url,
    forcePathStyle: true,
    credentials: { accessKeyId: 'test-key', secretAccessKey: 'test-secret' },
  })
})
afterAll(async () => {
  backend.close()
  await server.close()
  await store.close()
})

const keys = () => [...store.objects.keys()]
const text = async (name: string) => (await files.download(name)).data?.text()

describe('files in an S3-compatible store', () => {
  it('are written, read, replaced, copied, moved and removed', async () => {
    expect((await files.upload('a.txt', 'one')).error).toBeNull()
    expect(keys()).toEqual([expect.stringMatching(/^\/files\/[0-9a-f]{2}\/[0-9a-f-]{36}$/)])
    expect((await files.update('a.txt', 'two')).error).toBeNull()
    expect(keys()).toHaveLength(1)
    expect(await text('a.txt')).toBe('two')
    expect((await files.copy('a.txt', 'b.txt')).error).toBeNull()
    expect((await files.move('b.txt', 'c.txt')).error).toBeNull()
    expect(keys()).toHaveLength(2)
    await files.remove(['a.txt'])
    expect(await text('c.txt')).toBe('two')
    await files.remove(['c.txt'])
    expect(keys()).toEqual([])
  })

  it('support range requests', async () => {
    await files.upload('parts.txt', 'abcdefgh')
    const { data } = await files.createSignedUrl('parts.txt', 60)
    const answer = await fetch(data!.signedUrl, { headers: { range: 'bytes=2-4' } })
    expect(answer.status).toBe(206)
    expect(await answer.text()).toBe('cde')
  })

  it('are not found once the store has lost them', async () => {
    await files.upload('lost.txt', 'x')
    store.objects.clear()
    expect((await files.download('lost.txt')).error).toMatchObject({ statusCode: '404' })
    expect((await files.copy('lost.txt', 'copy.txt')).error).toMatchObject({ statusCode: '404' })
    expect((await files.remove(['lost.txt'])).error).toBeNull()
  })

  it('leave nothing when an upload is too large', async () => {
    store.objects.clear()
    const { error } = await files.upload('large.bin', new Blob([Buffer.alloc(6 * 1024 * 1024)]))
    expect(error).toMatchObject({ statusCode: '413' })
    expect(keys()).toEqual([])
    expect(store.parts.size).toBe(0)
    expect(await server.sql('select from _server.storage_files')).toEqual([])
  })

  it('are always requested with our key', () => {
    expect(store.unsigned).toEqual([])
  })
})

it('are reported as unavailable while the store is down, not as missing', async () => {
  const gone = await startTestServer('storage', {
    STORAGE_S3_BUCKET: 'files',
    STORAGE_S3_ENDPOINT: 'http://127.0.0.1:9',
    STORAGE_S3_ACCESS_KEY_ID: 'test-key',
    STORAGE_S3_SECRET_ACCESS_KEY: 'test-secret',
  })
  const answer = await fetch(`${gone.url}/storage/v1/object/documents/away.txt`, {
    method: 'POST',
    headers: { apikey: gone.engine.secretKey, authorization: `Bearer ${gone.engine.secretKey}` },
    body: 'content',
  })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('1')
  expect(await answer.json()).toMatchObject({ code: 'StoreUnavailable' })
  await gone.close()
})

describe('a large file', () => {
  async function* megabytes(count: number, fail = false) {
    for (let sent = 0; sent < count; sent++) yield Buffer.alloc(1024 * 1024, sent)
    if (fail) throw new Error('the source broke off')
  }

  it('is uploaded in parts and read back whole', async () => {
    const version = crypto.randomUUID()
    await backend.write(version, megabytes(12))
    const chunks: Buffer[] = []
    for await (const chunk of await backend.read(version)) chunks.push(chunk)
    const whole = Buffer.concat(chunks)
    expect(whole.byteLength).toBe(12 * 1024 * 1024)
    expect([whole[0], whole.at(-1)]).toEqual([0, 11])
    await backend.remove([version])
    await expect(backend.read(version)).rejects.toThrow(MissingFile)
  })

  it('is aborted when its source breaks off', async () => {
    const version = crypto.randomUUID()
    await expect(backend.write(version, megabytes(12, true))).rejects.toThrow('the source broke off')
    expect(store.parts.size).toBe(0)
    await expect(backend.read(version)).rejects.toThrow(MissingFile)
  })
})
