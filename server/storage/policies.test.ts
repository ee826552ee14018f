import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const ada = crypto.randomUUID()
const bob = crypto.randomUUID()

beforeAll(async () => {
  server = await startTestServer('storage')
  const service = server.client(server.engine.secretKey).storage
  await service.from('documents').upload(`${ada}/letter.txt`, 'dear Bob')
  await service.from('documents').upload(`${bob}/secret.txt`, 'not for Ada')
  await service.from('avatars').upload('face.txt', 'a face')
})
afterAll(() => server.close())

/** A client signed in as this person, or anonymous. */
async function as(user?: string, claims: Record<string, unknown> = {}) {
  if (!user) return server.client().storage
  const exp = Math.floor(Date.now() / 1000) + 60
  const token = await server.engine.tokens.sign({ sub: user, role: 'authenticated', exp, ...claims })
  return server.client(token).storage
}

const denied = { message: 'new row violates row-level security policy', status: 400, statusCode: '403' }
const missing = { message: 'Object not found', status: 400, statusCode: '404' }

describe('a person in their own folder', () => {
  it('uploads, lists, changes, moves, copies, signs and removes', async () => {
    const files = (await as(ada)).from('documents')
    const at = (name: string) => `${ada}/${name}`
    expect((await files.upload(at('a.txt'), 'one')).error).toBeNull()
    expect((await files.update(at('a.txt'), 'two')).error).toBeNull()
    expect((await files.upload(at('a.txt'), 'three', { upsert: true })).error).toBeNull()
    expect(await (await files.download(at('a.txt'))).data?.text()).toBe('three')
    expect((await files.list(ada)).data?.map((file) => file.name)).toEqual(['a.txt', 'letter.txt'])
    expect((await files.copy(at('a.txt'), at('b.txt'))).error).toBeNull()
    expect((await files.move(at('b.txt'), at('c.txt'))).error).toBeNull()
    expect((await files.createSignedUrl(at('c.txt'), 60)).error).toBeNull()
    expect((await files.remove([at('a.txt'), at('c.txt')])).data).toHaveLength(2)
  })

  it('owns their uploads', async () => {
    await (await as(ada)).from('documents').upload(`${ada}/mine.txt`, 'x')
    const rows = await server.sql('select owner, owner_id from storage.objects where name = $1', [
      `${ada}/mine.txt`,
    ])
    expect(rows).toEqual([{ owner: ada, owner_id: ada }])
  })
})

describe("a person in another person's folder", () => {
  it('can do nothing at all', async () => {
    const files = (await as(ada)).from('documents')
    const theirs = `${bob}/secret.txt`
    expect((await files.upload(`${bob}/planted.txt`, 'x')).error).toMatchObject(denied)
    expect((await files.upload(theirs, 'x', { upsert: true })).error).toMatchObject(denied)
    expect((await files.update(theirs, 'x')).error).toMatchObject(denied)
    expect((await files.createSignedUploadUrl(`${bob}/planted.txt`)).error).toMatchObject(denied)
    expect((await files.download(theirs)).error).toMatchObject(missing)
    expect((await files.info(theirs)).error).toMatchObject(missing)
    expect((await files.exists(theirs)).data).toBe(false)
    expect((await files.createSignedUrl(theirs, 60)).error).toMatchObject(missing)
    expect((await files.createSignedUrls([theirs], 60)).data).toEqual([
      {
        path: theirs,
        signedURL: null,
        signedUrl: null,
        error: 'Either the object does not exist or you do not have access to it',
      },
    ])
    expect((await files.list(bob)).data).toEqual([])
    expect((await files.listV2({ prefix: bob })).data).toMatchObject({ objects: [], folders: [] })
    expect((await files.remove([theirs])).data).toEqual([])
    expect((await files.move(theirs, `${ada}/stolen.txt`)).error).toMatchObject(missing)
    expect((await files.copy(theirs, `${ada}/stolen.txt`)).error).toMatchObject(missing)
    expect((await files.move(`${ada}/letter.txt`, `${bob}/planted.txt`)).error).toMatchObject(denied)
    expect((await files.copy(`${ada}/letter.txt`, `${bob}/planted.txt`)).error).toMatchObject(denied)
    const kept = await server.client(server.engine.secretKey).storage.from('documents').download(theirs)
    expect(await kept.data?.text()).toBe('not for Ada')
  })

  it('B19 is refused removal with an error', async () => {
    const exp = Math.floor(Date.now() / 1000) + 60
    const token = await server.engine.tokens.sign({ sub: ada, role: 'authenticated', exp })
    const remove = async (name: string) => {
      const answer = await fetch(`${server.url}/storage/v1/object/documents/${name}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      })
      return { status: answer.status, ...((await answer.json()) as object) }
    }
    expect(await remove(`${bob}/secret.txt`)).toMatchObject({
      status: 400,
      statusCode: '403',
      message: 'Access denied',
      code: 'AccessDenied',
    })
    expect(await remove(`${bob}/none.txt`)).toMatchObject({ statusCode: '404', message: 'Object not found' })
  })

  it('A3 is checked by policies on the size of an upload, as a body or as a form', async () => {
    await server.sql(`create policy small on storage.objects as restrictive for insert to authenticated
      with check ((metadata ->> 'contentLength')::int <= 1000)`)
    const files = (await as(ada)).from('documents')
    try {
      for (const [kind, small, large] of [
        ['body', Buffer.alloc(500), Buffer.alloc(1001)],
        ['form', new Blob(['x'.repeat(500)]), new Blob(['x'.repeat(1001)])],
      ] as const) {
        expect((await files.upload(`${ada}/${kind}-small`, small)).error).toBeNull()
        expect((await files.upload(`${ada}/${kind}-large`, large)).error).toMatchObject(denied)
      }
    } finally {
      await server.sql('drop policy small on storage.objects')
    }
  })

  it('leaves no file behind when refused', async () => {
    await (await as(ada)).from('documents').upload(`${bob}/planted.txt`, 'x')
    expect(await server.sql('select from _server.storage_files')).toEqual([])
  })

  it("can't manage buckets", async () => {
    const storage = await as(ada)
    expect((await storage.createBucket('mine')).error).toMatchObject(denied)
    expect((await storage.updateBucket('documents', { public: true })).error?.message).toBe(
      'Bucket not found',
    )
    // B18: whatever the policies say.
    expect((await storage.emptyBucket('avatars')).error).toMatchObject({ status: 403, statusCode: '403' })
    expect((await storage.deleteBucket('dropbox')).error?.message).toBe('Bucket not found')
    const buckets = await server.sql('select id from storage.buckets order by id')
    expect(buckets.map((bucket) => bucket.id)).toEqual(['avatars', 'documents', 'dropbox'])
    expect((await storage.from('avatars').download('face.txt')).error).toBeNull()
  })
})

describe('an anonymous caller', () => {
  it('sees only public buckets', async () => {
    const storage = await as()
    expect(await (await storage.from('avatars').download('face.txt')).data?.text()).toBe('a face')
    expect((await storage.from('documents').download(`${ada}/letter.txt`)).error).toMatchObject(missing)
    expect((await storage.from('avatars').list()).data).toEqual([])
    expect((await storage.listBuckets()).data).toEqual([])
    expect((await storage.getBucket('avatars')).error?.message).toBe('Bucket not found')
    expect((await storage.from('avatars').upload('x.txt', 'x')).error).toMatchObject(denied)
  })

  it('needs only the insert privilege in a bucket no one can read', async () => {
    const dropbox = (await as()).from('dropbox')
    expect((await dropbox.upload('left.txt', 'here')).error).toBeNull()
    expect((await dropbox.download('left.txt')).error).toMatchObject(missing)
    expect((await dropbox.upload('left.txt', 'again')).error?.message).toBe('The resource already exists')
    expect((await dropbox.upload('left.txt', 'again', { upsert: true })).error).toMatchObject(denied)
  })

  it('is distinguished by operation', async () => {
    // This bucket's policy allows uploads but no signed upload URLs.
    expect((await (await as()).from('dropbox').createSignedUploadUrl('x.txt')).error).toMatchObject(denied)
  })
})

describe('tokens', () => {
  const list = (headers: Record<string, string>) => fetch(`${server.url}/storage/v1/bucket`, { headers })

  it.each([
    ['an invalid token', { authorization: 'Bearer nonsense' }, 'Invalid Compact JWS'],
    ['a wrong key', { authorization: 'Bearer sb_secret_wrong' }, 'Invalid Compact JWS'],
  ])('are refused: %s', async (_what, headers, message) => {
    const answer = await list(headers as Record<string, string>)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      statusCode: '403',
      error: 'Unauthorized',
      message,
      code: 'AccessDenied',
    })
  })

  it('G21 are required', async () => {
    const answer = await list({})
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      statusCode: '400',
      error: 'Error',
      message: "headers must have required property 'authorization'",
      code: 'InvalidRequest',
    })
  })

  it('are refused if expired, foreign, tampered with or unsigned', async () => {
    const now = Math.floor(Date.now() / 1000)
    const expired = await server.engine.tokens.sign({ sub: ada, role: 'authenticated', exp: now - 100 })
    const good = await server.engine.tokens.sign({ sub: ada, role: 'authenticated', exp: now + 100 })
    const [header, payload, signature] = good.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const foreign = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('another secret of some length, say 32'))
    const tampered = `${header}.${encode({ sub: ada, role: 'service_role', exp: now + 100 })}.${signature}`
    const unsigned = `${encode({ alg: 'none' })}.${payload}.`
    const said = await Promise.all(
      [expired, foreign, tampered, unsigned].map(async (token) => {
        const answer = await list({ authorization: `Bearer ${token}` })
        expect(answer.status).toBe(400)
        return ((await answer.json()) as { message: string }).message
      }),
    )
    expect(said).toEqual([
      '"exp" claim timestamp check failed',
      'signature verification failed',
      'signature verification failed',
      'Invalid Compact JWS',
    ])
  })

  it('that name a superuser get nowhere', async () => {
    for (const role of ['postgres', 'supabase_storage_admin', 'supabase_admin', 'authenticator']) {
      const { error } = await (await as(ada, { role })).listBuckets()
      expect(error).toMatchObject({ statusCode: '403' })
    }
  })

  it('can be replaced with an API key', async () => {
    const answer = await list({ apikey: server.engine.secretKey })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toHaveLength(3)
  })
})
