import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { candidate, dataOf, everyRole, type Person, startProduct } from './people.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startProduct()
  ada = await candidate(server)
})
afterAll(() => server.close())

async function upload(who: Person, name: string): Promise<string> {
  const path = `${who.id}/${randomUUID()}.pdf`
  const file = new Blob(['%PDF-1.7 …'], { type: 'application/pdf' })
  expect((await who.client.storage.from('resumes').upload(path, file)).error).toBeNull()
  const { data, error } = await who.client.rpc('add_resume', { file_path: path, file_name: name })
  expect(error).toBeNull()
  return data
}
const current = async (who: Person) =>
  (await who.client.from('profiles').select('resume_name').single()).data?.resume_name
const listed = async (who: Person) =>
  (await who.client.from('resumes').select().order('created_at')).data as Record<string, unknown>[]

describe('résumé versions', () => {
  it('are added, and the latest is current until another is chosen', async () => {
    const first = await upload(ada, 'one.pdf')
    await upload(ada, 'two.pdf')
    expect(await current(ada)).toBe('two.pdf')
    expect((await ada.client.rpc('choose_resume', { resume_id: first })).error).toBeNull()
    expect(await current(ada)).toBe('one.pdf')
    expect(await listed(ada)).toMatchObject([{ id: first, name: 'one.pdf', size: 12 }, { name: 'two.pdf' }])
    expect((await ada.client.from('resumes').update({ label: 'For banks' }).eq('id', first)).error).toBeNull()
    const data = await dataOf(server, ada)
    expect(data.resumes).toMatchObject([{ id: first, label: 'For banks' }, { name: 'two.pdf' }])
  })

  it('are deleted, and the newest remaining one takes over', async () => {
    const [first, second] = await listed(ada)
    const { data } = await ada.client.rpc('delete_resume', { resume_id: first!.id })
    expect(data).toBe(first!.path)
    expect(await current(ada)).toBe('two.pdf')
    await ada.client.rpc('delete_resume', { resume_id: second!.id })
    expect(await current(ada)).toBeNull()
    const gone = await ada.client.rpc('choose_resume', { resume_id: second!.id })
    expect(gone.error?.hint).toBe('resume_not_found')
  })

  it('are private to their owner', async () => {
    const id = await upload(ada, 'mine.pdf')
    const [{ path } = { path: '' }] = await listed(ada)
    const roles = await everyRole(server)
    for (const [role, { client }] of Object.entries(roles)) {
      const visible = await client.from('resumes').select()
      expect(visible.data ?? [], role).toEqual([])
      const taken = await client.rpc('add_resume', { file_path: path, file_name: 'x' })
      expect(taken.error, role).not.toBeNull()
      expect((await client.rpc('choose_resume', { resume_id: id })).error, role).not.toBeNull()
      expect((await client.rpc('delete_resume', { resume_id: id })).error, role).not.toBeNull()
      const labelled = await client.from('resumes').update({ label: 'Eve' }).eq('id', id).select()
      expect(labelled.data ?? [], role).toEqual([])
      expect((await client.storage.from('resumes').download(String(path))).error, role).not.toBeNull()
    }
    for (const change of [{ path: 'x' }, { user_id: randomUUID() }, { size: 1 }]) {
      expect((await ada.client.from('resumes').update(change).eq('id', id)).error?.code).toBe('42501')
    }
    expect((await ada.client.from('resumes').insert({ path, name: 'x', size: 1 })).error?.code).toBe('42501')
    expect(await listed(ada)).toMatchObject([{ id, label: '' }])
  })

  it('must name an existing file', async () => {
    const at = `${ada.id}/nowhere.pdf`
    const { error } = await ada.client.rpc('add_resume', { file_path: at, file_name: 'x' })
    expect(error?.hint).toBe('resume_not_found')
  })

  it('are limited', async () => {
    const eve = await candidate(server)
    for (let number = 0; number < 20; number++) await upload(eve, `${number}.pdf`)
    const path = `${eve.id}/more.pdf`
    await eve.client.storage.from('resumes').upload(path, new Blob(['x'], { type: 'application/pdf' }))
    const { error } = await eve.client.rpc('add_resume', { file_path: path, file_name: 'x' })
    expect(error?.hint).toBe('too_many_resumes')
  })
})
