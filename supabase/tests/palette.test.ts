import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, publish, work } from './review-work.ts'

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

it('W6 finds one’s own work, applications and drafts, and nobody else’s', async () => {
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

it('W6 forgives slips', async () => {
  expect(kinds(await find(ada, 'zephir'))).toEqual(['application', 'draft'])
  expect(kinds(await find(ada, 'custommer'))).toContain('work')
  expect(await find(company, 'custoner', 'company')).toMatchObject([
    { kind: 'mission', link: `/missions/${mission}` },
  ])
  expect(await find(ada, 'qwxzv')).toEqual([])
})

it('W6 gives nothing of an area one is not in', async () => {
  expect(await find(ada, 'answer', 'company')).toEqual([])
  expect(await find(ada, 'answer', 'admin')).toEqual([])
})
