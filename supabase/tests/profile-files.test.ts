import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, type Person, partner, startProduct } from './people.ts'

let server: TestServer
let ada: Person
let eve: Person
beforeAll(async () => {
  server = await startProduct()
  ada = await candidate(server)
  eve = await candidate(server)
})
afterAll(() => server.close())

const pdf = 'application/pdf'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const file = (type: string, size = 10) => new Blob(['x'.repeat(size)], { type })
const mega = 1024 * 1024
const denied = { statusCode: '403' }
const missing = { statusCode: '404' }

describe.each([
  ['avatars', 'image/png'],
  ['resumes', pdf],
] as const)('%s', (bucket, type) => {
  const files = (client: SupabaseClient) => client.storage.from(bucket)

  it('people can write, see, replace and delete files in their own folder', async () => {
    const own = files(ada.client)
    const at = `${ada.id}/one`
    expect((await own.upload(at, file(type))).error).toBeNull()
    expect((await own.upload(at, file(type, 20), { upsert: true })).error).toBeNull()
    expect((await own.update(at, file(type, 30))).error).toBeNull()
    expect((await own.download(at)).data?.size).toBe(30)
    expect((await own.list(ada.id)).data?.map(({ name }) => name)).toEqual(['one'])
    expect((await own.move(at, `${ada.id}/two`)).error).toBeNull()
    expect((await own.remove([`${ada.id}/two`])).data).toHaveLength(1)
  })

  it('no one can write elsewhere', async () => {
    const places = [
      ...[`${ada.id}/planted`, 'planted', `x/${eve.id}/planted`, `${eve.id}`, `${eve.id}x/planted`],
      `${eve.id.toUpperCase()}/planted`,
    ]
    for (const at of places) {
      const { error } = await files(eve.client).upload(at, file(type))
      expect(error, at).toMatchObject(denied)
    }
    expect((await files(server.client()).upload(`${eve.id}/planted`, file(type))).error).toMatchObject(denied)
    expect((await files(eve.client).createSignedUploadUrl(`${ada.id}/planted`)).error).toMatchObject(denied)
  })

  it('no one can touch other people’s files, including administrators and partners', async () => {
    const at = `${ada.id}/kept`
    expect((await files(ada.client).upload(at, file(type))).error).toBeNull()
    const strangers = [eve, await admin(server), await partner(server, 'company')].map(({ id, client }) => ({
      id,
      client,
    }))
    for (const { id, client } of [...strangers, { id: eve.id, client: server.client() }]) {
      const theirs = files(client)
      expect((await theirs.list(ada.id)).data).toEqual([])
      expect((await theirs.createSignedUrl(at, 60)).error).toMatchObject(missing)
      expect((await theirs.upload(at, file(type), { upsert: true })).error).toMatchObject(denied)
      expect((await theirs.update(at, file(type))).error).not.toBeNull()
      expect((await theirs.remove([at])).data).toEqual([])
      expect((await theirs.copy(at, `${id}/stolen`)).error).not.toBeNull()
      expect((await theirs.move(at, `${id}/stolen`)).error).not.toBeNull()
      // Photos are public.
      if (bucket === 'resumes') expect((await theirs.download(at)).error).toMatchObject(missing)
    }
    expect((await files(ada.client).download(at)).data?.size).toBe(10)
  })

  it('no one can give a file away', async () => {
    const at = `${eve.id}/present`
    expect((await files(eve.client).upload(at, file(type))).error).toBeNull()
    expect((await files(eve.client).move(at, `${ada.id}/present`)).error).toMatchObject(denied)
    expect((await files(eve.client).copy(at, `${ada.id}/present`)).error).toMatchObject(denied)
    expect((await files(ada.client).list(ada.id)).data?.map(({ name }) => name)).not.toContain('present')
  })

  it('no one can change the bucket', async () => {
    for (const client of [eve.client, server.client()]) {
      expect((await client.storage.updateBucket(bucket, { public: true })).error).not.toBeNull()
      expect((await client.storage.emptyBucket(bucket)).error).not.toBeNull()
      expect((await client.storage.createBucket('mine')).error).not.toBeNull()
    }
  })
})

it('photos are open to everyone who knows their URL, résumés to no one', async () => {
  const at = `${ada.id}/shown`
  await ada.client.storage.from('avatars').upload(at, file('image/png'))
  await ada.client.storage.from('resumes').upload(at, file(pdf))
  const urlOf = (bucket: string) => server.client().storage.from(bucket).getPublicUrl(at).data.publicUrl
  expect((await fetch(urlOf('avatars'))).status).toBe(200)
  expect((await fetch(urlOf('resumes'))).status).toBe(400)
})

it('M2 photos are served as they are: no other sizes can be requested', async () => {
  const at = `${ada.id}/as-it-is`
  await ada.client.storage.from('avatars').upload(at, file('image/png'))
  for (const key of [server.engine.publishableKey, ada.token]) {
    for (const path of ['public', 'authenticated']) {
      const answer = await fetch(`${server.url}/storage/v1/render/image/${path}/avatars/${at}?width=10`, {
        headers: { authorization: `Bearer ${key}` },
      })
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ error: 'FeatureNotEnabled', code: 'FeatureNotEnabled' })
    }
  }
})

describe('file kinds and sizes', () => {
  const upload = (bucket: string, type: string, size = 10) =>
    ada.client.storage.from(bucket).upload(`${ada.id}/${crypto.randomUUID()}`, file(type, size))

  it.each([
    ...['image/png', 'image/jpeg', 'image/webp'].map((type) => ['avatars', type]),
    ...[pdf, word].map((type) => ['resumes', type]),
  ])('%s: %s is accepted', async (bucket, type) => {
    expect((await upload(bucket!, type!)).error).toBeNull()
  })

  it.each([
    ...['image/svg+xml', 'text/html', 'image/gif', pdf, 'application/octet-stream'].map((type) => [
      'avatars',
      type,
    ]),
    ...['text/html', 'image/png', 'application/msword', 'application/zip'].map((type) => ['resumes', type]),
  ])('%s: %s is refused', async (bucket, type) => {
    expect((await upload(bucket!, type!)).error).toMatchObject({ statusCode: '415' })
  })

  it.each([
    ['avatars', 'image/png', 2 * mega],
    ['resumes', pdf, 10 * mega],
  ])('%s: up to its limit', async (bucket, type, most) => {
    expect((await upload(bucket, type, most)).error).toBeNull()
    expect((await upload(bucket, type, most + 1)).error).toMatchObject({ statusCode: '413' })
  })
})
