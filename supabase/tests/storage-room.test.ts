import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { candidate, startProduct } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

const mega = 1024 * 1024
const denied = { statusCode: '403' }
const file = (type = 'application/pdf', size = 10) => new Blob(['x'.repeat(size)], { type })

/** Files that already exist: only rows, which is what is counted. */
const keep = (bucket: string, folder: string, count: number, size = 10) =>
  server.sql(
    `insert into storage.objects (bucket_id, name, metadata)
     select $1, $2 || '/kept-' || at, jsonb_build_object('size', $4::bigint) from generate_series(1, $3::int) as at`,
    [bucket, folder, count, size],
  )
it('M10 every bucket that people write to has a limit', async () => {
  const unlimited = await server.sql(
    `select id from storage.buckets where not exists (select from private.storage_limits(id)) order by id`,
  )
  expect(unlimited).toEqual([{ id: 'exports' }])
})

it.each([
  ['avatars', 'image/png', 20],
  ['resumes', 'application/pdf', 50],
  ['recordings', 'audio/webm', 60],
])('M10 %s: no more files than the limit', async (bucket, type, most) => {
  const ada = await candidate(server)
  await keep(bucket, ada.id, most - 1)
  const files = ada.client.storage.from(bucket)
  const last = `${ada.id}/last`
  expect((await files.upload(last, file(type))).error).toBeNull()
  expect((await files.upload(`${ada.id}/more`, file(type))).error).toMatchObject(denied)
  expect((await files.createSignedUploadUrl(`${ada.id}/more`)).error).toMatchObject(denied)
  // Replacing or renaming a file takes up no more space.
  if (bucket !== 'recordings') {
    expect((await files.upload(last, file(type), { upsert: true })).error).toBeNull()
    expect((await files.move(last, `${ada.id}/renamed`)).error).toBeNull()
  }
  expect(
    (await files.remove([`${ada.id}/${bucket === 'recordings' ? 'last' : 'renamed'}`])).data,
  ).toHaveLength(1)
  expect((await files.upload(`${ada.id}/more`, file(type))).error).toBeNull()
})

it('M10 no more bytes than the limit, announced or not', async () => {
  const ada = await candidate(server)
  await keep('resumes', ada.id, 1, 200 * mega - 500)
  const files = ada.client.storage.from('resumes')
  expect((await files.upload(`${ada.id}/form`, file('application/pdf', 600))).error).toMatchObject(denied)
  const body = Buffer.alloc(600)
  const contentType = 'application/pdf'
  expect((await files.upload(`${ada.id}/body`, body, { contentType })).error).toMatchObject(denied)
  expect((await files.upload(`${ada.id}/small`, Buffer.alloc(400), { contentType })).error).toBeNull()
})

it('M10 moving files between buckets does not get around the limit', async () => {
  const ada = await candidate(server)
  await keep('avatars', ada.id, 20)
  await ada.client.storage.from('resumes').upload(`${ada.id}/cv`, file())
  await server.sql(
    `update storage.objects set metadata = metadata || '{"mimetype":"image/png"}' where name like '%/cv'`,
  )
  const { error } = await ada.client.storage
    .from('resumes')
    .move(`${ada.id}/cv`, `${ada.id}/photo`, { destinationBucket: 'avatars' })
  expect(error).toMatchObject(denied)
})

it('M10 parallel uploads do not exceed it together', async () => {
  const ada = await candidate(server)
  await keep('resumes', ada.id, 45)
  const files = ada.client.storage.from('resumes')
  const uploads = await Promise.all(
    Array.from({ length: 16 }, (_, at) => files.upload(`${ada.id}/at-once-${at}`, file())),
  )
  expect(uploads.filter(({ error }) => error === null)).toHaveLength(5)
  const [row] = await server.sql(
    `select count(*)::int as kept from storage.objects where bucket_id = 'resumes' and starts_with(name, $1)`,
    [ada.id],
  )
  expect(row).toEqual({ kept: 50 })
})

it('M10 work is counted across all of a person’s missions, and separately for each person', async () => {
  const ada = await candidate(server)
  const hasRoom = async (person: string, size: number) => {
    const [row] = await server.sql(
      `with signed_in as materialized (select set_config('request.jwt.claims', $1, true))
       select private.has_storage_room('deliverables', $2, gen_random_uuid(), $3) as room from signed_in`,
      [JSON.stringify({ sub: person }), `${person}/x/y/z.pdf`, { size }],
    )
    return row!.room
  }
  await keep('deliverables', `${ada.id}/one/table`, 1, 1024 * mega)
  await keep('deliverables', `${ada.id}/two/table`, 1, 1024 * mega - 100)
  expect([await hasRoom(ada.id, 100), await hasRoom(ada.id, 101)]).toEqual([true, false])
  const { id } = await candidate(server)
  expect(await hasRoom(id, 101)).toBe(true)
})
