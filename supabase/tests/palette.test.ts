import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { connect } from './connected.ts'
import { publishCounting } from './earned.ts'
import { candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, publish, work } from './review-work.ts'
import { assignProgram, makeCohort, makeStudent } from './school.ts'

let server: TestServer
let company: Partner
let ada: Person
let mission: string
beforeAll(async () => {
  server = await startProduct()
  company = await partner(server, 'company')
  ada = await candidate(server)
  mission = await publish(company)
})
afterAll(() => server.close())

interface Thing {
  kind: string
  title: string
  link: string
}
const find = async ({ client }: Pick<Person, 'client'>, words: string, area = 'candidate') =>
  good<Thing[]>(await client.rpc('find_anything', { words, area }))
const kinds = (found: Thing[]) => [...new Set(found.map(({ kind }) => kind))].sort()

it('W6 finds one’s own work, applications and drafts, and no one else’s', async () => {
  const done = await work(server, mission, ada)
  await server.sql('update public.missions set by_invitation = true where id = $1', [mission])
  const board = good<{ columns: { id: string }[] }>(await ada.client.rpc('application_board'))
  const card = { column_id: board.columns[0]!.id, position: 'a0', company: 'Zéphyr Logistique' }
  good(await ada.client.from('applications').insert(card))
  good(await ada.client.from('postings').insert({ title: 'Zéphyr: assistant', body: 'Text' }))
  expect((await find(ada, 'answer a cust')).filter(({ kind }) => kind === 'work')).toMatchObject([
    { title: 'Answer a customer', link: `/missions/work/${done.enrollmentId}` },
  ])
  expect(kinds(await find(ada, 'zephyr'))).toEqual(['application', 'draft'])
  const other = await candidate(server)
  expect(await find(other, 'zephyr')).toEqual([])
  expect((await find(other, 'answer a cust')).filter(({ kind }) => kind !== 'mission')).toEqual([])
})

it('W6 finds the programs of one’s school, in the student’s and the staff’s area', async () => {
  const school = await partner(server, 'academia')
  const cohort = await makeCohort(server, school)
  const student = await makeStudent(server, school, cohort)
  const open = await publishCounting(company)
  const program = await assignProgram(school, [cohort], [{ id: open }], { name: 'Verveine' })
  expect(await find(student, 'verveine')).toMatchObject([
    { kind: 'program', title: 'Verveine', link: '/programs' },
  ])
  expect(await find(school, 'vervene', 'academia')).toMatchObject([
    { kind: 'program', title: 'Verveine', link: `/programs/${program}` },
  ])
  expect(await find(ada, 'verveine')).toEqual([])
  expect(await find(await partner(server, 'academia'), 'verveine', 'academia')).toEqual([])
})

it('W6 finds events: one’s own, and those open for registration', async () => {
  const soon = (hours: number) => new Date(Date.now() + 864e5 + hours * 36e5).toISOString().slice(0, 16)
  const document = {
    ...{
      title: 'Soirée Mirabelle',
      kind: 'talk',
      description: 'An evening.',
      language: 'fr',
      is_online: true,
    },
    ...{ join_url: 'https://meet.example/hall', starts_at: soon(0), ends_at: soon(1) },
    ...{ time_zone: 'Europe/Paris', capacity: 20 },
  }
  const { client, organizationId: organization } = company
  const event_id = good<string>(await client.rpc('save_event', { event_id: null, organization, document }))
  const held = { kind: 'event', title: 'Soirée Mirabelle', link: `/events/${event_id}` }
  expect(await find(company, 'mirabele', 'company')).toMatchObject([held])
  expect(await find(ada, 'mirabelle')).toEqual([])
  good(await client.rpc('publish_event', { event_id }))
  expect(await find(ada, 'mirabelle')).toMatchObject([{ ...held, link: `/networking/events/${event_id}` }])
  const events = (value: boolean) =>
    server.sql(`update public.platform_settings set value = $1 where key = 'feature_events'`, [String(value)])
  await events(false)
  expect(await find(ada, 'mirabelle')).toEqual([])
  expect(await find(company, 'mirabelle', 'company')).toEqual([])
  await events(true)
  good(await client.rpc('cancel_event', { event_id, reason: 'The speaker is ill.' }))
  expect(await find(ada, 'mirabelle')).toEqual([])
})

it('W6 finds conversations by member and by text, only for members', async () => {
  const ben = await candidate(server, { metadata: { first_name: 'Benedikt', last_name: 'Quast' } })
  await connect(server, ada.id, ben.id)
  const chat = good<string>(await ada.client.rpc('start_conversation', { person: ben.id }))
  const message = { conversation_id: chat, message_id: randomUUID(), body: 'Apportez les clémentines' }
  good(await ada.client.rpc('send_message', message))
  const found = [{ kind: 'conversation', link: `/networking/messages/${chat}` }]
  expect(await find(ada, 'benedikt')).toMatchObject(found)
  expect(await find(ben, 'clementines')).toMatchObject(found)
  const other = await candidate(server)
  for (const words of ['benedikt', 'clementines']) {
    expect((await find(other, words)).filter(({ kind }) => kind === 'conversation')).toEqual([])
  }
})

it('W6 tolerates typos', async () => {
  expect(kinds(await find(ada, 'zephir'))).toEqual(['application', 'draft'])
  expect(kinds(await find(ada, 'custommer'))).toContain('work')
  expect(await find(company, 'custoner', 'company')).toMatchObject([
    { kind: 'mission', link: `/missions/${mission}` },
  ])
  expect(await find(ada, 'qwxzv')).toEqual([])
})

it('M4 finds students at one’s own school by name, with typos and without accents', async () => {
  const school = await partner(server, 'academia')
  const add = (by: Partner, firstName: string, lastName: string) =>
    by.client.rpc('save_student', {
      student_id: null,
      fields: { email: `${firstName}.${lastName}@vidal.test`.toLowerCase(), firstName, lastName },
    })
  for (const [first, last] of [
    ['Zoé', 'Lévêque'],
    ['Marius', 'Zoéline'],
    ['Ana', 'Vidal'],
  ] as const)
    good(await add(school, first, last))
  const titles = async (words: string, by: Partner = school) =>
    (await find(by, words, 'academia')).map(({ title }) => title)
  expect(await titles('zoe'), 'who is called so first').toEqual(['Zoé Lévêque', 'Marius Zoéline'])
  expect(await titles('leveqe')).toEqual(['Zoé Lévêque'])
  expect(await titles('vidal'), 'not by the address').toEqual(['Ana Vidal'])
  expect(await titles('100%')).toEqual([])
  expect(await titles('zoe', await partner(server, 'academia'))).toEqual([])
})

it('W6 returns nothing from other areas', async () => {
  expect(await find(ada, 'answer', 'company')).toEqual([])
  expect(await find(ada, 'answer', 'admin')).toEqual([])
})
