import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { leftWay, publishMission, startMission } from './missions.ts'
import {
  admin,
  candidate,
  enter,
  type Person,
  partner,
  partnerData,
  removeFiles,
  startProduct,
} from './people.ts'
import { hintOf } from './review-work.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

const build = () => server.client().functions.invoke('build-export')
const statusOf = async (id: string) =>
  (await server.sql<{ status: string }>('select status from public.data_exports where id = $1', [id]))[0]
    ?.status

async function unzipped(file: Blob): Promise<Record<string, string>> {
  const entries = await new ZipReader(new BlobReader(file)).getEntries()
  const texts = entries.map(async (entry) =>
    entry.directory ? [entry.filename, ''] : [entry.filename, await entry.getData(new TextWriter())],
  )
  return Object.fromEntries(await Promise.all(texts))
}

/** Asks, waits and fetches, as the person does. */
async function exported(person: Person) {
  const { client } = await enter(server, person)
  const { data: id, error } = await client.rpc('request_export')
  if (error) throw error
  await build()
  await expect.poll(() => statusOf(id), { timeout: 20_000 }).toBe('ready')
  const { data: row } = await client.from('data_exports').select().eq('id', id).single()
  const file = await client.storage.from('exports').download(row.path)
  if (file.error) throw file.error
  const files = await unzipped(file.data)
  return { id, row, client, files, data: JSON.parse(files['data.json']!) }
}

describe('an export', () => {
  it('holds everything about a partner, and no secret', async () => {
    const boss = await admin(server)
    const metadata = partnerData('company', { organization_name: 'Exporters' })
    const person = await partner(server, 'company', { approver: boss, metadata })
    const photo = new Blob(['the photo'], { type: 'image/png' })
    await person.client.storage.from('avatars').upload(`${person.id}/face`, photo)
    const { data, files, row } = await exported(person)
    expect(data).toMatchObject({
      exported_at: expect.any(String),
      'auth.users': [{ id: person.id, email: person.email, sign_up_data: metadata }],
      profiles: [{ user_id: person.id, first_name: 'Paula' }],
      user_roles: [{ role: 'company' }],
      organization_members: [
        { member_role: 'owner', title: 'recruiter', organization: { name: 'Exporters' } },
      ],
      notifications: [{ kind: 'organization_approved' }],
      'storage.objects': [{ file: `files/avatars/${person.id}/face` }],
    })
    expect(data['auth.sessions'].length).toBeGreaterThan(0)
    expect(files[`files/avatars/${person.id}/face`]).toBe('the photo')
    expect(files['index.html']).toContain('Your data in Essor')
    expect(JSON.stringify(files)).not.toContain(boss.id)
    expect(JSON.stringify(files)).not.toMatch(/encrypted_password|\$2[aby]\$/)
    expect(row).toMatchObject({ status: 'ready', percent: 100, size: expect.any(Number) })
    const told = await person.client.from('notifications').select('kind').eq('kind', 'account_export_ready')
    expect(told.data).toHaveLength(1)
  })

  it('holds a candidate’s work, and nothing of what reviewers alone see', async () => {
    const mission = await publishMission(await partner(server, 'company'))
    const work = await startMission(server, mission)
    await work.through(...leftWay)
    await work.submit(true, 'My goal.')
    const { data } = await exported(work.person)
    expect(data.enrollments).toMatchObject([{ title: 'Answer a customer', status: 'submitted' }])
    expect(data.submissions).toMatchObject([{ attempt: 1, reflection: 'My goal.' }])
    expect(data.step_states).toHaveLength(6)
    expect(data).not.toHaveProperty('reviews')
    expect(JSON.stringify(data)).not.toContain('SECRET')
  })

  it('is in the language of the person', async () => {
    const person = await candidate(server)
    await person.client.from('profiles').update({ language: 'fr' }).eq('user_id', person.id)
    expect((await exported(person)).files['index.html']).toContain('Vos données dans Essor')
  })

  it('holds nothing of anybody else, for administrators neither', async () => {
    const other = await candidate(server, { metadata: { first_name: 'Somebody', last_name: 'Else' } })
    for (const person of [await candidate(server), await admin(server)]) {
      const { data } = await exported(person)
      expect(data['auth.users']).toMatchObject([{ id: person.id }])
      expect(JSON.stringify(data)).not.toMatch(new RegExp(`${other.id}|${other.email}|Somebody`))
    }
  })

  it('needs a recent sign-in, is one at a time, and three a day', async () => {
    const person = await candidate(server)
    expect(hintOf(await person.client.rpc('request_export'))).toBe('sign_in_again')
    const { client } = await enter(server, person)
    for (let number = 0; number < 3; number++) {
      expect((await client.rpc('request_export')).error).toBeNull()
      expect(hintOf(await client.rpc('request_export'))).toBe('export_under_way')
      await server.sql(`update public.data_exports set status = 'expired' where user_id = $1`, [person.id])
    }
    expect(hintOf(await client.rpc('request_export'))).toBe('too_many_exports')
    expect((await server.client().rpc('request_export')).error?.code).toBe('42501')
    await server.sql('delete from private.export_leases')
  })

  it('is fetched by its person alone, until it ends; then the file is gone', async () => {
    const person = await candidate(server)
    const { id, row, client } = await exported(person)
    const boss = await admin(server)
    for (const other of [await candidate(server), boss]) {
      expect((await other.client.storage.from('exports').download(row.path)).error).not.toBeNull()
      expect((await other.client.from('data_exports').select().eq('id', id)).data).toEqual([])
    }
    await server.sql(`update public.data_exports set expires_at = now() where id = $1`, [id])
    expect((await client.storage.from('exports').download(row.path)).error).not.toBeNull()
    expect(await server.sql('select private.expire_exports() as n')).toEqual([{ n: 1 }])
    await removeFiles(server)
    expect(await statusOf(id)).toBe('expired')
    expect(await server.sql(`select from storage.objects where name = $1`, [row.path])).toEqual([])
  })

  it('is tried three times, then given up and told', async () => {
    const person = await candidate(server)
    const { client } = await enter(server, person)
    const { data: id } = await client.rpc('request_export')
    for (let attempt = 1; attempt <= 3; attempt++) {
      await server.sql('update private.export_leases set due_at = now()')
      const [taken] = await server.sql<{ lease: string }>(`select public.take_export() ->> 'lease' as lease`)
      await server.sql('select public.fail_export($1, $2)', [id, taken!.lease])
      expect(await statusOf(id)).toBe(attempt < 3 ? 'waiting' : 'failed')
    }
    const told = await client.from('notifications').select('kind').eq('kind', 'account_export_failed')
    expect(told.data).toHaveLength(1)
  })
})
