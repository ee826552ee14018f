import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'

let server: TestServer
let person: Partner
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  person = await partner(server, 'company', { approver: boss })
})
afterAll(() => server.close())

/** Every column that people can change in their own rows, with a valid value; nothing else. */
const changeable: Record<string, (id: string) => Record<string, unknown>> = {
  profiles: (id) => ({
    first_name: 'Ada',
    last_name: 'Lovelace',
    job_title: 'Analyst',
    bio: 'First **programmer**.',
    skills: ['SQL', 'sql', 'Poésie'],
    linkedin_url: 'https://www.linkedin.com/in/ada',
    portfolio_url: 'http://ada.example.test/work?x=1#top',
    avatar_url: `${id}/face.png`,
    language: 'fr',
    tours_seen: ['candidate'],
  }),
  notifications: () => ({ read_at: '2026-01-01T00:00:00+00:00' }),
}
const keys: Record<string, string> = { organizations: 'id', platform_settings: 'key' }
const tables = [
  ...['profiles', 'user_roles', 'organizations', 'organization_members'],
  ...['notifications', 'audit_log', 'platform_settings'],
]

it.each(tables)('%s: only listed columns can be changed', async (table) => {
  const columns = await server.sql<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1
       and identity_generation is distinct from 'ALWAYS' and is_generated = 'NEVER'`,
    [table],
  )
  expect(columns.length).toBeGreaterThan(3)
  const listed = Object.keys(changeable[table]?.(person.id) ?? {})
  for (const { column_name: column } of columns) {
    if (listed.includes(column)) continue
    for (const { client } of [person, boss]) {
      const filter = keys[table] ?? (table === 'audit_log' ? 'actor_id' : 'user_id')
      const { error } = await client
        .from(table)
        .update({ [column]: null })
        .not(filter, 'is', null)
      expect(error, column).toMatchObject({ code: '42501', message: `permission denied for table ${table}` })
    }
  }
})

it('one forbidden column refuses the whole change', async () => {
  const { client, id } = await candidate(server)
  const { error } = await client
    .from('profiles')
    .update({ first_name: 'Eve', deletion_requested_at: null })
    .eq('user_id', id)
  expect(error?.code).toBe('42501')
  const { data } = await client.from('profiles').select('first_name').single()
  expect(data?.first_name).toBe('Carla')
})

it.each(Object.keys(changeable))('%s: listed columns can be changed', async (table) => {
  const values = changeable[table]!(person.id)
  const query = person.client.from(table).update(values).eq('user_id', person.id)
  const { data, error } = await query.select()
  expect(error).toBeNull()
  expect(data?.[0]).toMatchObject(values)
})

describe('a profile accepts only', () => {
  const wrong: [string, (id: string) => Record<string, unknown>][] = [
    ['names that are not endless', () => ({ first_name: 'x'.repeat(81) })],
    ['last names that are not endless', () => ({ last_name: 'x'.repeat(81) })],
    ['a title that is not endless', () => ({ job_title: 'x'.repeat(121) })],
    ['a summary that is not endless', () => ({ bio: 'x'.repeat(4001) })],
    ['skills without blanks around', () => ({ skills: [' SQL'] })],
    ['skills that say something', () => ({ skills: [''] })],
    ['skills that are texts', () => ({ skills: [null] })],
    ['each skill once', () => ({ skills: ['SQL', 'SQL'] })],
    ['skills of some length', () => ({ skills: ['x'.repeat(81)] })],
    ['addresses that do nothing', () => ({ portfolio_url: 'javascript:alert(1)//.example.com' })],
    ['addresses of a web site', () => ({ linkedin_url: 'linkedin.com/in/ada' })],
    ['addresses without blanks', () => ({ linkedin_url: 'https://a.test/ b' })],
    ['addresses that lead where they seem to', () => ({ portfolio_url: 'https://bank.test@evil.test/' })],
    ['a photo of the own folder', () => ({ avatar_url: `${randomUUID()}/face.png` })],
    ['a photo in a folder', (id) => ({ avatar_url: `${id}.png` })],
    ['a photo of no other site', () => ({ avatar_url: 'https://evil.test/x.png' })],
    ['a language that there is', () => ({ language: 'de' })],
  ]
  it.each(wrong)('%s', async (_, values) => {
    const change = values(person.id)
    const { error } = await person.client.from('profiles').update(change).eq('user_id', person.id)
    expect(error?.code).toBe('23514')
  })
})

describe('tenants', () => {
  it('see who works with them, not their profiles, and no one in another organization', async () => {
    const colleague = await candidate(server)
    await server.sql(
      `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'reviewer')`,
      [person.organizationId, colleague.id],
    )
    const rival = await partner(server, 'company', { approver: boss })
    const { data: members } = await colleague.client.from('organization_members').select('user_id')
    expect(members?.map((member) => member.user_id).sort()).toEqual([person.id, colleague.id].sort())
    const { data: organizations } = await colleague.client.from('organizations').select('id')
    expect(organizations).toEqual([{ id: person.organizationId }])
    const { data: profiles } = await colleague.client.from('profiles').select('user_id')
    expect(profiles).toEqual([{ user_id: colleague.id }])
    const { data: theirs } = await rival.client
      .from('organizations')
      .select('id, organization_members(user_id)')
    expect(theirs).toEqual([{ id: rival.organizationId, organization_members: [{ user_id: rival.id }] }])
  })
})
