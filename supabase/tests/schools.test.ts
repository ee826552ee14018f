import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good } from './review-work.ts'

let server: TestServer
let school: Partner
let other: Partner
let company: Partner
let linked: Person

const rosterOf = async ({ client }: { client: Person['client'] }) =>
  good<{ email: string }[]>(await client.from('students').select('email').order('email')).map(
    ({ email }) => email,
  )
const shared = (what: string) =>
  server.sql<{ user_id: string }>('select user_id from private.shared_students($1, $2)', [
    school.organizationId,
    what,
  ])

beforeAll(async () => {
  server = await startProduct()
  const approver = await admin(server)
  school = await partner(server, 'academia', { approver })
  other = await partner(server, 'academia', { approver })
  company = await partner(server, 'company', { approver })
  linked = await candidate(server)
  await server.sql(
    `insert into public.students (organization_id, email, first_name, user_id, shares)
     values ($1, 'a@school.test', 'Anaïs', null, '{progress}'), ($1, 'b@school.test', 'Bao', $2, '{progress,skills}'),
       ($3, 'a@school.test', 'Anaïs', null, '{}')`,
    [school.organizationId, linked.id, other.organizationId],
  )
})
afterAll(() => server.close())

describe('a roster', () => {
  it('is readable only by the school’s staff', async () => {
    expect(await rosterOf(school)).toEqual(['a@school.test', 'b@school.test'])
    expect(await rosterOf(other)).toEqual(['a@school.test'])
    expect(await rosterOf(company)).toEqual([])
    expect(await rosterOf(await candidate(server))).toEqual([])
    expect((await server.client().from('students').select('email')).error?.code).toBe('42501')
  })

  it('shows students what the school entered about them, and nothing about others', async () => {
    expect(await rosterOf(linked)).toEqual(['b@school.test'])
  })

  it('can be written only through functions', async () => {
    const row = { organization_id: school.organizationId, email: 'c@school.test' }
    expect((await school.client.from('students').insert(row)).error?.code).toBe('42501')
    const change = school.client
      .from('students')
      .update({ shares: ['work'] })
      .eq('email', 'b@school.test')
    expect((await change).error?.code).toBe('42501')
  })
})

describe('shared data', () => {
  it('is what a student with an account chose', async () => {
    expect(await shared('progress')).toEqual([{ user_id: linked.id }])
    expect(await shared('work')).toEqual([])
  })

  it('is nothing once the student has left, or the school is suspended', async () => {
    const suspend = (status: string) =>
      server.sql('update public.organizations set status = $2 where id = $1', [school.organizationId, status])
    await suspend('suspended')
    expect(await shared('progress')).toEqual([])
    expect(await rosterOf(school)).toEqual([])
    await suspend('approved')
    expect(await shared('progress')).toHaveLength(1)
    await server.sql(`update public.students set status = 'left' where user_id = $1`, [linked.id])
    expect(await shared('progress')).toEqual([])
  })
})
