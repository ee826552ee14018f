import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let files: ReturnType<ReturnType<TestServer['client']>['storage']['from']>
let anon: typeof files

beforeAll(async () => {
  server = await startTestServer('storage')
  files = server.client(server.engine.secretKey).storage.from('documents')
  anon = server.client().storage.from('documents')
  await files.upload('folder/a b.txt', 'content')
  await files.upload('folder/other.txt', 'other')
})
afterAll(() => server.close())

const answer = async (url: string, init?: RequestInit) => {
  const response = await fetch(url, init)
  return {
    status: response.status,
    body: (await response.json()) as Record<string, string>,
    headers: response.headers,
  }
}
const tokenOf = (url: string) => new URL(url).searchParams.get('token')!
const refused = (error: string, message: string) => ({ statusCode: '400', error, code: error, message })
const invalidSignature = refused('InvalidSignature', 'Invalid signature')

describe('signed URLs', () => {
  it('give access to one object without credentials', async () => {
    const before = Date.now()
    const { data } = await files.createSignedUrl('folder/a b.txt', 60)
    const response = await fetch(data!.signedUrl)
    const after = Date.now()
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('content')
    const expires = Date.parse(response.headers.get('expires')!)
    expect(expires).toBeGreaterThan(before + 60_000 - 2000)
    expect(expires).toBeLessThan(after + 60_000 + 2000)
    expect((await fetch(data!.signedUrl, { method: 'HEAD' })).status).toBe(200)
  })

  it("come in batches, with an error for each object that isn't available", async () => {
    const { data } = await files.createSignedUrls(['folder/other.txt', 'folder/none.txt'], 60, {
      download: 'x.txt',
    })
    expect(data?.[1]).toMatchObject({ path: 'folder/none.txt', signedUrl: null, error: expect.any(String) })
    const response = await fetch(data![0]!.signedUrl!)
    expect(await response.text()).toBe('other')
    expect(response.headers.get('content-disposition')).toContain('filename=x.txt')
  })

  it('expire', async () => {
    const { data } = await files.createSignedUrl('folder/a b.txt', 1)
    await new Promise((resolve) => setTimeout(resolve, 2100))
    const { status, body } = await answer(data!.signedUrl)
    expect(status).toBe(400)
    expect(body).toEqual(refused('InvalidJWT', '"exp" claim timestamp check failed'))
  })

  it('open only their own object', async () => {
    const { data } = await files.createSignedUrl('folder/a b.txt', 60)
    const other = `${server.url}/storage/v1/object/sign/documents/folder/other.txt?token=${tokenOf(data!.signedUrl)}`
    expect((await answer(other)).body).toEqual(invalidSignature)
  })

  it('G25 are refused without a token, with a foreign one, or with a session', async () => {
    const at = `${server.url}/storage/v1/object/sign/documents/folder/other.txt`
    expect((await answer(at)).body.message).toBe("querystring must have required property 'token'")
    expect((await answer(`${at}?token=x`)).body.error).toBe('InvalidJWT')
    const foreign = await new SignJWT({ url: 'documents/folder/other.txt', purpose: 'download' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a secret that somebody guessed wrongly'))
    expect((await answer(`${at}?token=${foreign}`)).body).toMatchObject({
      message: 'signature verification failed',
    })
    const session = await server.engine.tokens.sign({
      role: 'service_role',
      url: 'documents/folder/other.txt',
    })
    expect((await answer(`${at}?token=${session}`)).body).toEqual(
      refused('InvalidSignature', 'Token is not scoped for download'),
    )
  })

  it('never work as a session', async () => {
    const { data: read } = await files.createSignedUrl('folder/a b.txt', 60)
    const { data: write } = await files.createSignedUploadUrl('folder/new.txt')
    for (const token of [tokenOf(read!.signedUrl), write!.token]) {
      for (const path of ['storage/v1/bucket', 'rest/v1/']) {
        const response = await fetch(`${server.url}/${path}`, {
          headers: { apikey: server.engine.publishableKey, authorization: `Bearer ${token}` },
        })
        expect(response.ok).toBe(false)
      }
    }
  })

  it('need a time to live', async () => {
    for (const expiresIn of [0, -1, 1.5, 1e12]) {
      expect((await files.createSignedUrl('folder/a b.txt', expiresIn)).error).toMatchObject({ status: 400 })
    }
  })
})

describe('signed upload URLs', () => {
  it('let anyone upload one object, once, on behalf of their signer', async () => {
    const owner = crypto.randomUUID()
    const token = await server.engine.tokens.sign({ sub: owner, role: 'service_role' })
    const { data } = await server.client(token).storage.from('documents').createSignedUploadUrl('up/a.txt')
    const first = await anon.uploadToSignedUrl('up/a.txt', data!.token, 'content', {
      metadata: { by: 'link' },
    })
    expect(first).toMatchObject({ error: null, data: { path: 'up/a.txt', fullPath: 'documents/up/a.txt' } })
    const second = await anon.uploadToSignedUrl('up/a.txt', data!.token, new Blob(['again']))
    expect(second.error).toMatchObject({ message: 'The resource already exists', statusCode: '409' })
    expect(await (await files.download('up/a.txt')).data?.text()).toBe('content')
    const rows = await server.sql(
      `select owner_id, user_metadata from storage.objects where name = 'up/a.txt'`,
    )
    expect(rows).toEqual([{ owner_id: owner, user_metadata: { by: 'link' } }])
  })

  it('replace an object only if signed for upsert', async () => {
    await files.upload('up/b.txt', 'one')
    expect((await files.createSignedUploadUrl('up/b.txt')).error?.message).toBe('The resource already exists')
    const { data } = await files.createSignedUploadUrl('up/b.txt', { upsert: true })
    expect((await anon.uploadToSignedUrl('up/b.txt', data!.token, 'two')).error).toBeNull()
    expect(await (await files.download('up/b.txt')).data?.text()).toBe('two')
  })

  it("can't be turned into an upsert by a header", async () => {
    const { data } = await files.createSignedUploadUrl('up/c.txt')
    await files.upload('up/c.txt', 'mine')
    const { error } = await anon.uploadToSignedUrl('up/c.txt', data!.token, 'theirs', { upsert: true })
    expect(error?.message).toBe('The resource already exists')
  })

  it('are refused for another path, and for reading', async () => {
    const { data } = await files.createSignedUploadUrl('up/d.txt')
    const elsewhere = await anon.uploadToSignedUrl('up/e.txt', data!.token, 'x')
    expect(elsewhere.error?.message).toBe('Invalid signature')
    await files.upload('up/d.txt', 'content')
    const read = `${server.url}/storage/v1/object/sign/documents/up/d.txt?token=${data!.token}`
    expect((await answer(read)).body.message).toBe('Token is not scoped for download')
    const { data: reading } = await files.createSignedUrl('up/d.txt', 60)
    const write = await anon.uploadToSignedUrl('up/d.txt', tokenOf(reading!.signedUrl), 'x')
    expect(write.error?.message).toBe('Token is not scoped for upload')
  })

  it('respect the limits of the bucket', async () => {
    const avatars = server.client(server.engine.secretKey).storage.from('avatars')
    const { data } = await avatars.createSignedUploadUrl('big.txt')
    const visitor = server.client().storage.from('avatars')
    const large = await visitor.uploadToSignedUrl('big.txt', data!.token, Buffer.alloc(1024 * 1024 + 1))
    expect(large.error).toMatchObject({ statusCode: '413' })
    const type = await visitor.uploadToSignedUrl('big.txt', data!.token, 'x', { contentType: 'text/html' })
    expect(type.error).toMatchObject({ statusCode: '415' })
  })
})

/** A person with an account, a session and files in their folder. */
async function person() {
  const admin = server.client(server.engine.secretKey).auth.admin
  const account = { email: `${crypto.randomUUID()}@example.test`, password: 'A long password 1!' }
  const { data } = await admin.createUser({ ...account, email_confirm: true })
  const client = server.client()
  await client.auth.signInWithPassword(account)
  const { id } = data.user!
  const ban = () => admin.updateUserById(id, { ban_duration: '1h' })
  return { id, client, ban, documents: client.storage.from('documents') }
}

/** Runs while a policy forbids an operation. */
async function whileForbidden(command: 'insert' | 'select', work: () => Promise<void>) {
  const check = command === 'insert' ? 'with check (false)' : 'using (false)'
  await server.sql(
    `create policy closed on storage.objects as restrictive for ${command} to authenticated ${check}`,
  )
  await work().finally(() => server.sql('drop policy closed on storage.objects'))
}

describe("signed URLs are checked again with the signer's permissions", () => {
  it('M5 refuses uploads that the policies no longer allow the signer', async () => {
    const { id, documents } = await person()
    const { data } = await documents.createSignedUploadUrl(`${id}/late.txt`)
    await whileForbidden('insert', async () => {
      const { error } = await anon.uploadToSignedUrl(`${id}/late.txt`, data!.token, 'late')
      expect(error).toMatchObject({
        statusCode: '403',
        message: 'new row violates row-level security policy',
      })
    })
    expect((await files.exists(`${id}/late.txt`)).data).toBe(false)
    expect((await anon.uploadToSignedUrl(`${id}/late.txt`, data!.token, 'in time')).error).toBeNull()
    expect((await anon.uploadToSignedUrl(`${id}/late.txt`, data!.token, 'again')).error).toMatchObject({
      statusCode: '409',
    })
    const rows = await server.sql('select owner_id from storage.objects where name = $1', [`${id}/late.txt`])
    expect(rows).toEqual([{ owner_id: id }])
  })

  it('M5 refuses uploads signed by a banned person, including resumable ones', async () => {
    const { id, documents, ban } = await person()
    const { data } = await documents.createSignedUploadUrl(`${id}/banned.txt`)
    await ban()
    const { error } = await anon.uploadToSignedUrl(`${id}/banned.txt`, data!.token, 'x')
    expect(error).toMatchObject({ statusCode: '403' })
    const encoded = (text: string) => Buffer.from(text).toString('base64')
    const resumable = await fetch(`${server.url}/storage/v1/upload/resumable/sign`, {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'x-signature': data!.token,
        'upload-length': '1',
        'upload-metadata': `bucketName ${encoded('documents')},objectName ${encoded(`${id}/banned.txt`)}`,
      },
    })
    expect(resumable.status).toBe(403)
    expect((await files.exists(`${id}/banned.txt`)).data).toBe(false)
  })

  it('M6 refuses downloads the signer can no longer read', async () => {
    const { id, client, documents } = await person()
    await files.upload(`${id}/read.txt`, 'content')
    const { data } = await documents.createSignedUrl(`${id}/read.txt`, 60)
    const { data: lot } = await documents.createSignedUrls([`${id}/read.txt`], 60)
    await whileForbidden('select', async () => {
      for (const url of [data!.signedUrl, lot![0]!.signedUrl!]) {
        expect((await answer(url)).body).toMatchObject({ statusCode: '404', message: 'Object not found' })
      }
    })
    expect(await (await fetch(data!.signedUrl)).text()).toBe('content')
    await client.auth.signOut()
    expect((await answer(data!.signedUrl)).body).toMatchObject({ statusCode: '403' })
  })

  it('M6 limits a URL to an hour unless the service signs it', async () => {
    const { id, documents } = await person()
    await files.upload(`${id}/read.txt`, 'content')
    expect((await documents.createSignedUrl(`${id}/read.txt`, 3600)).error).toBeNull()
    for (const signed of [
      documents.createSignedUrl(`${id}/read.txt`, 3601),
      documents.createSignedUrls([`${id}/read.txt`], 3601),
    ]) {
      expect((await signed).error?.message).toBe('body/expiresIn must be <= 3600')
    }
    expect((await files.createSignedUrl(`${id}/read.txt`, 86_400)).error).toBeNull()
  })

  it('M6 hides who signed it', async () => {
    const { id, documents } = await person()
    await files.upload(`${id}/read.txt`, 'content')
    const token = tokenOf((await documents.createSignedUrl(`${id}/read.txt`, 60)).data!.signedUrl)
    const readable = token.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    expect(readable.join()).not.toMatch(/example\.test|authenticated/)
  })

  it('A4 shows policies the announced metadata', async () => {
    const { id, client } = await person()
    await server.sql(`create policy engineers on storage.objects as restrictive for insert to authenticated
      with check (user_metadata ->> 'department' = 'engineering')`)
    const { data } = await client.auth.getSession()
    const sign = (headers: Record<string, string>) =>
      fetch(`${server.url}/storage/v1/object/upload/sign/documents/${id}/plan.txt`, {
        method: 'POST',
        headers: { authorization: `Bearer ${data.session!.access_token}`, ...headers },
      })
    const metadata = Buffer.from('{"department":"engineering"}').toString('base64')
    try {
      expect((await sign({})).status).toBe(400)
      expect((await sign({ 'x-metadata': metadata })).status).toBe(200)
    } finally {
      await server.sql('drop policy engineers on storage.objects')
    }
  })
})
