import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { type Earned, earn, publishCounting } from './earned.ts'
import { candidate, dataOf, everyRole, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let ada: Person
let author: Partner
let mission: string
let earned: Earned
let everybody: Awaited<ReturnType<typeof everyRole>>
beforeAll(async () => {
  server = await startProduct()
  ada = await candidate(server)
  author = await partner(server, 'company')
  mission = await publishCounting(author)
  earned = await earn(server, author, mission)
  everybody = await everyRole(server)
})
afterAll(() => server.close())

const letter = { language: 'fr', paragraphs: ['<script>alert(1)</script> 🎉'] }
const tables = {
  stories: { title: 'Story', language: 'en' },
  postings: { title: 'Data analyst', company: 'Acme', body: 'SQL' },
  cover_letters: { title: 'To Acme', document: letter },
}
type Table = keyof typeof tables | 'letter_versions'

async function add(
  { client }: Pick<Person, 'client'>,
  table: Table,
  row: Record<string, unknown>,
): Promise<string> {
  return good<{ id: string }>(await client.from(table).insert(row).select('id').single()).id
}
const count = async (table: Table, id: string) =>
  (await server.sql(`select from public.${table} where id = $1`, [id])).length

describe.each(Object.entries(tables))('%s', (name, row) => {
  const table = name as keyof typeof tables

  it('can be read, changed and deleted by their author', async () => {
    const id = await add(ada, table, row)
    good(await ada.client.from(table).update({ title: 'Other' }).eq('id', id).select('id').single())
    expect(good<{ title: string }[]>(await ada.client.from(table).select().eq('id', id))).toMatchObject([
      { title: 'Other', user_id: ada.id },
    ])
    good(await ada.client.from(table).delete().eq('id', id))
    expect(await count(table, id)).toBe(0)
  })

  it('are closed to everyone else, whatever their role', async () => {
    const id = await add(ada, table, row)
    for (const [role, { client }] of Object.entries(everybody)) {
      expect((await client.from(table).select().eq('id', id)).data ?? [], role).toEqual([])
      await client.from(table).update({ title: 'Mine' }).eq('id', id)
      await client.from(table).delete().eq('id', id)
      expect((await client.from(table).insert({ ...row, user_id: ada.id })).error, role).not.toBeNull()
    }
    expect(await server.sql(`select title from public.${table} where id = $1`, [id])).toEqual([
      { title: row.title },
    ])
    expect((await server.client().from(table).select()).error?.code).toBe('42501')
  })

  it('can’t be given to someone else, nor created without text', async () => {
    const id = await add(ada, table, row)
    const other = await candidate(server)
    expect((await ada.client.from(table).update({ user_id: other.id }).eq('id', id)).error?.code).toBe(
      '42501',
    )
    expect((await ada.client.from(table).insert({ ...row, title: ' ' })).error?.code).toBe('23514')
    expect((await ada.client.from(table).insert({ ...row, title: 'x'.repeat(161) })).error?.code).toBe(
      '23514',
    )
  })

  it('have a limit, with a message', async () => {
    const full = await candidate(server)
    await server.sql(
      `insert into public.${table} (user_id, ${Object.keys(row).join(', ')})
       select $1, ${Object.keys(row)
         .map((_, index) => `$${index + 2}`)
         .join(', ')} from generate_series(1, 200)`,
      [full.id, ...Object.values(row)],
    )
    expect(hintOf(await full.client.from(table).insert(row as object))).toMatch(/^too_many_/)
  })
})

describe('two windows', () => {
  it.each(['stories', 'cover_letters'] as const)(
    'save %s only on top of what they have read',
    async (table) => {
      const id = await add(ada, table, tables[table])
      const save = (revision: number, title: string) =>
        ada.client.from(table).update({ title }).eq('id', id).eq('revision', revision).select('revision')
      expect(good(await save(1, 'first'))).toEqual([{ revision: 2 }])
      expect(good(await save(1, 'second'))).toEqual([])
      expect(good(await save(2, 'third'))).toEqual([{ revision: 3 }])
      expect((await ada.client.from(table).update({ revision: 1 }).eq('id', id)).error?.code).toBe('42501')
    },
  )
})

describe('stories', () => {
  it('are suggested from validated work, only to its holder', async () => {
    const offered = good<Record<string, unknown>[]>(await earned.holder.client.rpc('story_material'))
    expect(offered).toMatchObject([
      {
        code: earned.code,
        mission: 'Count the stock',
        words: 'SUMMARY: counted with great care.',
        deliverables: ['Letter', 'Table'],
        skills: ['spreadsheets'],
        is_told: false,
      },
    ])
    for (const [role, { client }] of Object.entries(everybody)) {
      expect((await client.rpc('story_material')).data ?? [], role).toEqual([])
    }
    expect((await server.client().rpc('story_material')).error?.code).toBe('42501')
  })

  it('can be linked only to one’s own certificate, and show when it is used', async () => {
    const { client } = earned.holder
    const story = { ...tables.stories, certificate_code: earned.code }
    expect((await ada.client.from('stories').insert(story)).error?.code).toBe('23503')
    const id = await add(earned.holder, 'stories', story)
    expect(good(await client.rpc('story_material'))).toMatchObject([{ is_told: true }])
    // A revoked certificate no longer proves anything: its work isn't suggested.
    await server.sql(`update public.certificates set revoked_at = now() where code = $1`, [earned.code])
    expect(good(await client.rpc('story_material'))).toEqual([])
    await server.sql('delete from public.certificates where code = $1', [earned.code])
    expect(good(await client.from('stories').select('certificate_code').eq('id', id))).toEqual([
      { certificate_code: null },
    ])
  })
})

describe('postings', () => {
  const boardOf = async ({ client }: Person) =>
    good<{ columns: { id: string }[] }>(await client.rpc('application_board')).columns[0]!.id

  it('become one card, once', async () => {
    const posting_id = await add(ada, 'postings', { ...tables.postings, link: 'https://acme.example/jobs/1' })
    const card = {
      column_id: await boardOf(ada),
      position: 'a0',
      company: 'Acme',
      job_title: 'Data analyst',
      contract: 'permanent',
      salary_min: 30000,
      salary_max: 34000,
    }
    const first = good<string>(await ada.client.rpc('put_posting_on_board', { posting_id, card }))
    const again = good<string>(await ada.client.rpc('put_posting_on_board', { posting_id, card }))
    expect(again).toBe(first)
    expect(
      good(
        await ada.client
          .from('applications')
          .select('company, link, contract, salary_max, notes')
          .eq('id', first),
      ),
    ).toEqual([
      {
        company: 'Acme',
        link: 'https://acme.example/jobs/1',
        contract: 'permanent',
        salary_max: 34000,
        notes: 'SQL',
      },
    ])
    good(await ada.client.from('applications').delete().eq('id', first))
    expect(good(await ada.client.from('postings').select('application_id').eq('id', posting_id))).toEqual([
      { application_id: null },
    ])
  })

  it('can’t be put on someone else’s board', async () => {
    const posting_id = await add(ada, 'postings', tables.postings)
    const other = await candidate(server)
    const card = { column_id: await boardOf(other), position: 'a0', company: 'Acme' }
    expect(hintOf(await other.client.rpc('put_posting_on_board', { posting_id, card }))).toBe(
      'posting_not_found',
    )
    expect((await ada.client.rpc('put_posting_on_board', { posting_id, card })).error?.code).toBe('23503')
    expect(await server.sql('select from public.applications where user_id = $1', [other.id])).toEqual([])
  })

  it('W3 lead to no completed mission', async () => {
    const { holder } = earned
    const [whole] = await server.sql(
      `select private.path_to_skills($1, '{spreadsheets, sql}', '{}') -> 'steps' as steps`,
      [holder.id],
    )
    expect(whole!.steps).toMatchObject([{ mission_id: mission, status: 'validated' }])
    const args = { essential: ['spreadsheets', 'sql'], optional: [] }
    expect(good(await holder.client.rpc('skills_path', args))).toMatchObject({
      steps: [],
      uncovered: ['sql'],
    })
    const begun = await candidate(server)
    good(await begun.client.rpc('start_mission', { mission_id: mission }))
    expect(good(await begun.client.rpc('skills_path', args))).toMatchObject({
      steps: [{ mission_id: mission, status: 'in_progress' }],
    })
  })

  it('lead to missions as a job does', async () => {
    const path = (essential: string[]) => ada.client.rpc('skills_path', { essential, optional: [] })
    expect(good(await path(['spreadsheets', 'sql']))).toMatchObject({
      steps: [{ mission_id: mission, status: null, missing: ['spreadsheets'] }],
      uncovered: ['sql'],
    })
    expect(hintOf(await path(Array.from({ length: 61 }, (_, index) => `s${index}`)))).toBe('too_many_skills')
    expect((await server.client().rpc('skills_path', { essential: [], optional: [] })).error?.code).toBe(
      '42501',
    )
  })
})

describe('letters', () => {
  it('keep versions that never change and are deleted with them', async () => {
    const letter_id = await add(ada, 'cover_letters', tables.cover_letters)
    const id = await add(ada, 'letter_versions', { letter_id, label: 'first', document: letter })
    expect((await ada.client.from('letter_versions').update({ label: 'x' }).eq('id', id)).error?.code).toBe(
      '42501',
    )
    for (const [role, { client }] of Object.entries(everybody)) {
      expect((await client.from('letter_versions').select().eq('id', id)).data ?? [], role).toEqual([])
      await client.from('letter_versions').delete().eq('id', id)
      const stolen = await client.from('letter_versions').insert({ letter_id, document: letter })
      expect(stolen.error, role).not.toBeNull()
    }
    expect(await count('letter_versions', id)).toBe(1)
    good(await ada.client.from('cover_letters').delete().eq('id', letter_id))
    expect(await count('letter_versions', id)).toBe(0)
  })

  it('have room for fifty versions', async () => {
    const letter_id = await add(ada, 'cover_letters', tables.cover_letters)
    const rows = Array.from({ length: 50 }, () => ({ letter_id, document: letter }))
    for (const row of rows) good(await ada.client.from('letter_versions').insert(row))
    const more = await ada.client.from('letter_versions').insert({ letter_id, document: letter })
    expect(hintOf(more)).toBe('too_many_versions')
  })

  it('can refer only to one’s own stories, postings and applications', async () => {
    const other = await candidate(server)
    const story_id = await add(other, 'stories', tables.stories)
    const posting_id = await add(other, 'postings', tables.postings)
    for (const link of [{ story_id }, { posting_id }, { application_id: randomUUID() }]) {
      const { error } = await ada.client.from('cover_letters').insert({ ...tables.cover_letters, ...link })
      expect(error?.code).toBe('23503')
    }
    const id = await add(other, 'cover_letters', { ...tables.cover_letters, story_id, posting_id })
    good(await other.client.from('stories').delete().eq('id', story_id))
    expect(
      good(await other.client.from('cover_letters').select('story_id, posting_id').eq('id', id)),
    ).toEqual([{ story_id: null, posting_id }])
  })

  it('are documents of a sensible size', async () => {
    for (const document of [[], 'text', { text: 'x'.repeat(60_001) }]) {
      const { error } = await ada.client.from('cover_letters').insert({ title: 'x', document })
      expect(error?.code).toBe('23514')
    }
  })
})

it('everything is exported, and deleted with the account', async () => {
  const leaver = await candidate(server)
  for (const [table, row] of Object.entries(tables)) await add(leaver, table as Table, row)
  const [written] = good<{ id: string }[]>(await leaver.client.from('cover_letters').select('id'))
  await add(leaver, 'letter_versions', { letter_id: written!.id, label: 'kept', document: letter })
  expect(await dataOf(server, leaver)).toMatchObject({
    stories: [{ title: 'Story' }],
    postings: [{ body: 'SQL' }],
    cover_letters: [{ document: letter }],
    letter_versions: [{ label: 'kept' }],
  })
  await server.sql('delete from auth.users where id = $1', [leaver.id])
  for (const table of [...Object.keys(tables), 'letter_versions'])
    expect(await server.sql(`select from public.${table} where user_id = $1`, [leaver.id]), table).toEqual([])
})
