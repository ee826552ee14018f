import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { connect } from './connected.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let employer: Partner
let other: Partner
let person: Person
const handle = `zoe-${randomUUID().slice(0, 12)}`

const page = async ({ client }: Pick<Person, 'client'>) =>
  good(await client.rpc('person_page', { wanted_handle: handle }))
const show = (visibility: string) =>
  person.client.rpc('set_my_page', {
    wanted_visibility: visibility,
    wanted_handle: handle,
    wanted_shown: null,
  })
const found = async ({ client }: Person) =>
  JSON.stringify([
    good(await client.rpc('find_people', { search: ['quillien'] })),
    good(await client.rpc('my_network')),
    good(await client.rpc('find_talks')),
    good(await client.rpc('talk_page', { host: person.id })),
    good(await client.rpc('relation_with', { wanted_handle: handle })),
  ])

/** A person who works at the company and also uses the product as a candidate. */
async function both(member: Partner): Promise<Person> {
  await server.sql(
    `insert into public.user_roles (user_id, role) values ($1, 'candidate') on conflict do nothing`,
    [member.id],
  )
  return member
}

beforeAll(async () => {
  server = await startProduct()
  const approver = await admin(server)
  employer = await partner(server, 'company', { approver })
  other = await partner(server, 'company', { approver })
  await both(employer)
  await both(other)
  person = await candidate(server)
  const document = { first_name: 'Zoé', last_name: 'Quillien', job_title: 'Analyst', skills: ['SQL'] }
  good(await person.client.rpc('save_my_profile', { base_revision: 0, document }))
  good(await show('public'))
  good(
    await person.client.rpc('save_talk_offer', {
      document: {
        title: 'My job',
        languages: ['en'],
        meeting: 'video',
        place: 'https://meet.example',
        minutes: 30,
        time_zone: 'Europe/Paris',
      },
    }),
  )
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  good(await person.client.rpc('add_talk_slots', { first_day: day, from_time: '10:00', until_time: '11:00' }))
})
afterAll(() => server.close())

describe('H2 a person who hides from a company', () => {
  it('shows it no page and no talk, and is in no people search', async () => {
    expect(await page(employer)).toMatchObject({ lastName: 'Quillien' })
    expect(await found(employer)).toContain('Quillien')
    good(await person.client.rpc('hide_me_from', { organization_id: employer.organizationId }))
    expect(await page(employer)).toBeNull()
    expect(await found(employer)).not.toMatch(new RegExp(`Quillien|${person.id}`))
    expect(hintOf(await employer.client.rpc('ask_to_connect', { person: person.id }))).toBe('person_closed')
    expect(await page(other)).toMatchObject({ lastName: 'Quillien' })
    expect(await found(other)).toContain('Quillien')
    good(await show('partners'))
    expect(await page(employer)).toBeNull()
    good(await show('public'))
  })

  it('is in no attendee list of its events, and starts no conversation there', async () => {
    await connect(server, employer.id, person.id)
    expect(hintOf(await employer.client.rpc('start_conversation', { person: person.id }))).toBe(
      'not_connected',
    )
    const [event] = await server.sql<{ id: string }>(
      `insert into public.events (organization_id, title, kind, language, is_online, place, starts_at, ends_at, time_zone, capacity, status, published_at)
       values ($1, 'Open day', 'fair', 'en', false, 'Lyon', now() + interval '1 day', now() + interval '2 days', 'Europe/Paris', 9, 'published', now())
       returning id`,
      [employer.organizationId],
    )
    good(await person.client.rpc('register_for_event', { event_id: event!.id }))
    expect(good(await employer.client.rpc('event_attendees', { event_id: event!.id }))).toEqual([])
    good(await person.client.rpc('show_me_to', { organization_id: employer.organizationId }))
    expect(good(await employer.client.rpc('event_attendees', { event_id: event!.id }))).toHaveLength(1)
    expect(await page(employer)).toMatchObject({ lastName: 'Quillien' })
  })
})

describe('H1c a page for partners', () => {
  it('stays closed to companies that can find the card, until the name is shared, and open to schools', async () => {
    good(await show('partners'))
    expect(await page(other)).toMatchObject({ lastName: 'Quillien' })
    good(await person.client.rpc('set_my_discovery', { is_findable: true, hidden: [] }))
    expect(await page(other)).toBeNull()
    const school = await partner(server, 'academia', { approver: await admin(server) })
    expect(await page(school)).toMatchObject({ lastName: 'Quillien' })
    await server.sql(
      `insert into public.contact_shares (organization_id, user_id, fields, shared_until)
       values ($1, $2, '{job_title}', now() + interval '9 days')`,
      [other.organizationId, person.id],
    )
    expect(await page(other)).toBeNull()
    await server.sql(`update public.contact_shares set fields = '{name}' where user_id = $1`, [person.id])
    expect(await page(other)).toMatchObject({ lastName: 'Quillien' })
    good(await person.client.rpc('set_my_discovery', { is_findable: false, hidden: [] }))
    expect(await page(employer)).toMatchObject({ lastName: 'Quillien' })
  })
})
