import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  candidate,
  dataOf,
  everyRole,
  type Partner,
  type Person,
  partner,
  pendingPartner,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'
import { makeCohort, makeStudent } from './school.ts'

let server: TestServer
let school: Partner
beforeAll(async () => {
  server = await startProduct()
  school = await partner(server, 'academia')
})
afterAll(() => server.close())

const moment = (days: number, time = '18:00') =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`
const document = (more: object = {}) => ({
  title: 'Meet the alumni',
  kind: 'talk',
  description: 'Three who left **last year**.',
  language: 'en',
  is_online: true,
  join_url: 'https://meet.example/SECRET-HALL',
  starts_at: moment(9),
  ends_at: moment(9, '19:30'),
  time_zone: 'Europe/Paris',
  capacity: 2,
  ...more,
})
const create = (person: Partner, more: object = {}, organization = person.organizationId) =>
  person.client.rpc('save_event', { event_id: null, organization, document: document(more) })
const change = ({ client }: Person, event_id: string, base_revision: number, more: object) =>
  client.rpc('save_event', { event_id, organization: null, document: document(more), base_revision })
const publish = ({ client }: Person, event_id: string) => client.rpc('publish_event', { event_id })
const register = ({ client }: Person, event_id: string) => client.rpc('register_for_event', { event_id })
const leave = ({ client }: Person, event_id: string) => client.rpc('leave_event', { event_id })
const cancel = ({ client }: Person, event_id: string, reason = 'The speaker is ill.') =>
  client.rpc('cancel_event', { event_id, reason })

interface EventPage {
  mine: string | null
  taken: number
  waiting: number
  ahead: number | null
  join_url: string | null
  starts_at: string
}
const pageOf = async ({ client }: Pick<Person, 'client'>, event_id: string) =>
  good<EventPage | null>(await client.rpc('event_page', { event_id }))
const found = async ({ client }: Person, filter: object = {}) =>
  good<{ events: { id: string }[] }>(await client.rpc('find_events', filter)).events.map(({ id }) => id)
const told = async (person: Person, kind: string) =>
  (await person.client.from('notifications').select('data, link').eq('kind', kind)).data!

async function published(more: object = {}, person = school): Promise<string> {
  const id = good<string>(await create(person, more))
  good(await publish(person, id))
  return id
}

describe('an event', () => {
  it('can be held only by approved companies and schools', async () => {
    const everyone = await everyRole(server)
    for (const who of ['company', 'academia'] as const) {
      const person = everyone[who] as Partner
      good(await publish(person, good(await create(person))))
    }
    for (const who of ['anonymous', 'candidate', 'pending', 'on_maker', 'admin'] as const) {
      const person = everyone[who] as Partner
      const refused = hintOf(await create(person, {}, school.organizationId))
      expect(['organizers_only', '42501'], who).toContain(refused)
      expect(hintOf(await create(person)), who).not.toBe('done')
    }
    const pending = await pendingPartner(server, 'academia')
    expect(hintOf(await create(pending))).toBe('organizers_only')
    // Reviewers read work, and can't hold events.
    const reviewer = await candidate(server)
    await server.sql(
      `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'reviewer')`,
      [school.organizationId, reviewer.id],
    )
    expect(hintOf(await create(reviewer as Partner, {}, school.organizationId))).toBe('organizers_only')
  })

  it('can’t be read as a draft, changed, published, canceled or deleted by anyone else', async () => {
    const id = good<string>(await create(school))
    const other = await partner(server, 'company')
    const visitor = { client: server.client() }
    for (const person of [other, await candidate(server), await admin(server)]) {
      expect(await pageOf(person, id)).toBeNull()
      expect(hintOf(await change(person, id, 1, {}))).toBe('event_not_found')
      expect(hintOf(await publish(person, id))).toBe('event_not_found')
      expect(hintOf(await register(person, id))).not.toBe('done')
      expect((await person.client.from('events').select().eq('id', id)).data).toEqual([])
      expect((await person.client.from('events').delete().eq('id', id).select()).data).toEqual([])
    }
    expect(await pageOf(visitor, id)).toBeNull()
    expect((await visitor.client.from('events').select()).error?.code).toBe('42501')
    expect(hintOf(await school.client.from('events').update({ taken: 0 }).eq('id', id))).toBe('42501')
    good(await publish(school, id))
    for (const person of [other, await candidate(server)]) {
      expect(hintOf(await cancel(person, id))).toBe('event_not_found')
      expect(good(await person.client.rpc('event_attendees', { event_id: id }))).toEqual([])
      expect((await person.client.from('events').select().eq('id', id)).data).toEqual([])
    }
    // A published event is canceled with a message to people who registered, not deleted.
    expect((await school.client.from('events').delete().eq('id', id).select()).data).toEqual([])
    const draft = good<string>(await create(school))
    expect((await school.client.from('events').delete().eq('id', draft).select()).data).toHaveLength(1)
  })

  it('keeps the time of its zone, and must be complete to be published', async () => {
    const id = good<string>(await create(school, { starts_at: moment(9, '09:00'), time_zone: 'Asia/Tokyo' }))
    const [row] = (await school.client.from('events').select().eq('id', id)).data!
    expect(new Date(row.starts_at).toISOString()).toBe(`${moment(9).slice(0, 10)}T00:00:00.000Z`)
    for (const [more, hint] of [
      [{ join_url: '' }, 'event_place_required'],
      [{ is_online: false, place: '' }, 'event_place_required'],
      [{ starts_at: moment(-2), ends_at: moment(2) }, 'event_in_past'],
    ] as const) {
      expect(hintOf(await publish(school, good(await create(school, more)))), hint).toBe(hint)
    }
    for (const bad of [
      { title: ' ' },
      { ends_at: moment(8) },
      { capacity: 0 },
      { kind: 'party' },
      { join_url: 'javascript:alert(1)' },
    ]) {
      expect(hintOf(await create(school, bad)), JSON.stringify(bad)).toBe('23514')
    }
    expect(hintOf(await change(school, id, 7, {}))).toBe('revision_conflict')
    good(await change(school, id, 1, { title: 'Changed' }))
    expect(hintOf(await change(school, id, 1, {}))).toBe('revision_conflict')
  })

  it('disappears with its organization’s approval', async () => {
    const company = await partner(server, 'company')
    const id = await published({}, company)
    const guest = await candidate(server)
    expect(await found(guest)).toContain(id)
    await server.sql(`update public.organizations set status = 'suspended' where id = $1`, [
      company.organizationId,
    ])
    expect(await found(guest)).not.toContain(id)
    expect(await pageOf(guest, id)).toBeNull()
    expect(hintOf(await register(guest, id))).toBe('event_not_found')
    expect(hintOf(await cancel(company, id))).toBe('event_not_found')
  })
})

describe('places', () => {
  it('are never exceeded, however many register together; the others wait in order', async () => {
    const id = await published({ capacity: 3 })
    const guests = await Promise.all(Array.from({ length: 8 }, () => candidate(server)))
    const given = await Promise.all(guests.map(async (guest) => good<string>(await register(guest, id))))
    expect(given.filter((status) => status === 'registered')).toHaveLength(3)
    expect(await pageOf(guests[0]!, id)).toMatchObject({ taken: 3, waiting: 5 })
    await expect(server.sql('update public.events set taken = 4 where id = $1', [id])).rejects.toThrow(
      'no_more_than_there_are_places',
    )
    // Registering twice counts once.
    expect(good(await register(guests[0]!, id))).toBe(given[0])

    const leaving = guests.filter((_, index) => given[index] === 'registered')
    await Promise.all(leaving.slice(0, 2).map((guest) => leave(guest, id)))
    expect(await pageOf(guests[0]!, id)).toMatchObject({ taken: 3, waiting: 3 })
    const line = await server.sql<{ user_id: string; status: string }>(
      'select user_id, status from public.event_registrations where event_id = $1 order by joined_at, id',
      [id],
    )
    const waiting = line.filter(
      ({ user_id }) => given[guests.findIndex(({ id }) => id === user_id)] === 'waiting',
    )
    expect(waiting.map(({ status }) => status)).toEqual([
      'registered',
      'registered',
      'waiting',
      'waiting',
      'waiting',
    ])
    const lucky = guests.find((guest) => guest.id === waiting[0]!.user_id)!
    expect(await told(lucky, 'event_place')).toMatchObject([
      { data: { title: 'Meet the alumni', zone: 'Europe/Paris' }, link: `/networking/events/${id}` },
    ])
    const next = guests.find((guest) => guest.id === waiting[2]!.user_id)!
    expect(await pageOf(next, id)).toMatchObject({ mine: 'waiting', ahead: 0, join_url: null })

    // A higher capacity or a deleted account moves the line too.
    await server.sql('delete from auth.users where id = $1', [leaving[2]!.id])
    expect(await pageOf(next, id)).toMatchObject({ mine: 'registered', taken: 3, waiting: 2 })
    expect(hintOf(await change(school, id, 2, { capacity: 2 }))).toBe('capacity_below_taken')
    good(await change(school, id, 2, { capacity: 4 }))
    expect(await pageOf(next, id)).toMatchObject({ taken: 4, waiting: 1 })
    good(await change(school, id, 3, { capacity: null }))
    expect(await pageOf(next, id)).toMatchObject({ taken: 5, waiting: 0 })
    expect(await told(next, 'event_changed')).toEqual([])
  })

  it('show the link to people who have one, and names to the organizers', async () => {
    const id = await published({ capacity: 1 })
    const [guest, waiting] = [await candidate(server), await candidate(server)]
    expect(JSON.stringify(await pageOf(guest, id))).not.toContain('SECRET')
    expect(good(await register(guest, id))).toBe('registered')
    expect(good(await register(waiting, id))).toBe('waiting')
    expect(await pageOf(guest, id)).toMatchObject({ join_url: 'https://meet.example/SECRET-HALL' })
    for (const person of [waiting, { client: server.client() }]) {
      expect(JSON.stringify(await pageOf(person, id))).not.toContain('SECRET')
    }
    expect(JSON.stringify((await guest.client.rpc('find_events')).data)).not.toContain('SECRET')
    expect((await guest.client.from('event_registrations').select()).data).toHaveLength(1)
    expect((await school.client.from('event_registrations').select()).data).toEqual([])
    expect(good(await school.client.rpc('event_attendees', { event_id: id }))).toMatchObject([
      { name: 'Carla Candidate', email: guest.email, status: 'registered' },
      { email: waiting.email, status: 'waiting' },
    ])
    for (const person of [await partner(server, 'company'), await admin(server)]) {
      expect(hintOf(await register(person, id))).toBe('events_for_candidates')
    }
    expect(hintOf(await server.client().rpc('register_for_event', { event_id: id }))).toBe('42501')
    const row = { event_id: id, user_id: waiting.id, status: 'registered' }
    expect(hintOf(await waiting.client.from('event_registrations').insert(row))).toBe('42501')
  })
})

describe('news', () => {
  it('about a new time or a cancellation reaches everyone, and then nothing more can be done', async () => {
    const id = await published({ capacity: 1 })
    const [guest, waiting] = [await candidate(server), await candidate(server)]
    good(await register(guest, id))
    good(await register(waiting, id))
    good(await change(school, id, 2, { capacity: 1, description: 'Only words.' }))
    expect(await told(guest, 'event_changed')).toEqual([])
    good(await change(school, id, 3, { capacity: 1, ends_at: moment(9, '20:00') }))
    for (const person of [guest, waiting]) expect(await told(person, 'event_changed')).toHaveLength(1)
    expect(hintOf(await cancel(school, id, ' '))).toBe('reason_required')
    good(await cancel(school, id))
    for (const person of [guest, waiting]) {
      expect(await told(person, 'event_cancelled')).toMatchObject([
        { data: { reason: 'The speaker is ill.' } },
      ])
    }
    expect(hintOf(await register(await candidate(server), id))).toBe('event_over')
    expect(hintOf(await change(school, id, 5, {}))).toBe('event_over')
    expect(hintOf(await cancel(school, id))).toBe('event_over')
    expect(await pageOf(guest, id)).toMatchObject({ status: 'cancelled', join_url: null })
    expect(await found(guest)).not.toContain(id)
    expect(await found(guest, { only_mine: true })).toEqual([id])
  })

  it('reminds people with a place, once', async () => {
    const id = await published({ capacity: 1 })
    const [guest, waiting] = [await candidate(server), await candidate(server)]
    good(await register(guest, id))
    good(await register(waiting, id))
    await server.sql('select private.send_event_reminders()')
    expect(await told(guest, 'event_reminder')).toEqual([])
    await server.sql(
      `update public.events set remind_at = now() where id = $1 and remind_at = starts_at - interval '1 day'`,
      [id],
    )
    await Promise.all([1, 2].map(() => server.sql('select private.send_event_reminders()')))
    expect(await told(guest, 'event_reminder')).toHaveLength(1)
    expect(await told(waiting, 'event_reminder')).toEqual([])
  })
})

it('events are found by text, kind, format, host, language and time', async () => {
  const guest = await candidate(server)
  const id = await published({ title: 'Atelier déploiement', kind: 'workshop', language: 'fr' })
  for (const [filter, isFound] of [
    [{ search: ['deploiement'] }, true],
    [{ search: ['deploiement', 'zzz'] }, false],
    [{ wanted_kind: 'workshop', online: true, host: 'academia', spoken: 'fr' }, true],
    [{ wanted_kind: 'fair' }, false],
    [{ online: false }, false],
    [{ host: 'company' }, false],
    [{ spoken: 'en' }, false],
    [{ until: `${moment(12)}Z` }, true],
    [{ until: `${moment(3)}Z` }, false],
    [{ only_mine: true }, false],
  ] as const) {
    expect((await found(guest, filter)).includes(id), JSON.stringify(filter)).toBe(isFound)
  }
})

it('registrations are exported, and deleted with the account', async () => {
  const id = await published()
  const guest = await candidate(server)
  good(await register(guest, id))
  const data = await dataOf(server, guest)
  expect(data.event_registrations).toMatchObject([{ event: 'Meet the alumni', status: 'registered' }])
  await server.sql('delete from auth.users where id = $1', [guest.id])
  expect(await server.sql('select taken from public.events where id = $1', [id])).toEqual([{ taken: 0 }])
})

describe('a school’s invitations', () => {
  it('P2 reach each student of a cohort with an account once, and only for the school’s own upcoming event', async () => {
    const owner = await partner(server, 'academia')
    const cohort_id = await makeCohort(server, owner)
    const [student, comer] = [
      await makeStudent(server, owner, cohort_id, []),
      await makeStudent(server, owner, cohort_id),
    ]
    const event_id = good<string>(await create(owner))
    const invite = ({ client }: Pick<Person, 'client'>, cohort = cohort_id) =>
      client.rpc('invite_cohort_to_event', { event_id, cohort_id: cohort })
    expect(hintOf(await invite(owner))).toBe('event_over')
    good(await publish(owner, event_id))
    good(await register(comer, event_id))
    for (const who of [school, student, { client: server.client() }])
      expect((await invite(who)).error).not.toBeNull()
    expect(hintOf(await invite(owner, await makeCohort(server, school)))).toBe('cohort_unknown')
    expect(good(await invite(owner))).toBe(1)
    expect(good(await invite(owner))).toBe(0)
    const told = good<object[]>(
      await student.client.from('notifications').select('link').eq('kind', 'event_invited'),
    )
    expect(told).toEqual([{ link: `/networking/events/${event_id}` }])
    good(await cancel(owner, event_id))
    expect(hintOf(await invite(owner))).toBe('event_over')
  })
})

describe('an event’s audience', () => {
  it('P2 decides who can find, open, search and register; companies hold events for everyone', async () => {
    const [cohort, other] = [await makeCohort(server, school), await makeCohort(server, school)]
    const [inside, fellow, outsider] = [
      await makeStudent(server, school, cohort, []),
      await makeStudent(server, school, other, []),
      await candidate(server),
    ]
    const anyone = { client: server.client() }
    const sees = async (person: Person, id: string) => [
      (await found(person)).includes(id),
      (await pageOf(person, id)) !== null,
      JSON.stringify(
        (await person.client.rpc('find_anything', { words: 'xylophone', area: 'candidate' })).data,
      ).includes(id),
    ]
    const [all, none] = [
      [true, true, true],
      [false, false, false],
    ]
    const forStudents = await published({ title: 'Xylophone for students', audience: 'students' })
    const forCohort = await published({
      title: 'Xylophone for a cohort',
      audience: 'cohorts',
      cohort_ids: [cohort],
    })
    for (const [person, students, chosen] of [
      [inside, all, all],
      [fellow, all, none],
      [outsider, none, none],
    ] as const) {
      expect(await sees(person, forStudents)).toEqual(students)
      expect(await sees(person, forCohort)).toEqual(chosen)
    }
    expect(await pageOf(anyone, forStudents)).toBeNull()
    expect(await pageOf(school, forCohort)).not.toBeNull()
    expect(hintOf(await register(outsider, forStudents))).toBe('event_not_found')
    expect(hintOf(await register(fellow, forCohort))).toBe('event_not_found')
    expect(good(await register(inside, forCohort))).toBe('registered')
    expect(
      hintOf(await school.client.rpc('invite_cohort_to_event', { event_id: forCohort, cohort_id: other })),
    ).toBe('cohort_outside_audience')

    // People keep their registration when the audience changes, and saving an unchanged document changes nothing.
    good(await change(school, forCohort, 2, { audience: 'cohorts', cohort_ids: [other] }))
    expect(await pageOf(inside, forCohort)).not.toBeNull()
    good(await change(school, forCohort, 3, {}))
    expect(await pageOf(outsider, forCohort)).toBeNull()

    const company = await partner(server, 'company')
    expect(hintOf(await create(company, { audience: 'students' }))).toBe('audience_unknown')
    expect(hintOf(await create(school, { audience: 'cohorts', cohort_ids: [] }))).toBe('audience_empty')
    const elsewhere = await makeCohort(server, await partner(server, 'academia'))
    expect(hintOf(await create(school, { audience: 'cohorts', cohort_ids: [elsewhere] }))).toBe(
      'cohort_unknown',
    )
  })
})
