import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { signedIn } from './access-tokens.ts'
import { type Hiring, moveTo, publishWithTeam, startHiring } from './hiring.ts'
import { colleague } from './missions.ts'
import {
  candidate,
  everyRole,
  type Partner,
  type Person,
  type PersonOptions,
  partner,
  pendingPartner,
} from './people.ts'
import { good, hintOf, publish } from './review-work.ts'
import { assignProgram, dayFromNow, makeCohort, makeStudent } from './school.ts'

let server: TestServer
let hiring: Hiring
let school: Partner
beforeAll(async () => {
  hiring = await startHiring()
  server = hiring.server
  school = await partner(server, 'academia', { approver: hiring.boss })
})
afterAll(() => server.close())

const someone = async (options: PersonOptions = {}) => signedIn(server, await candidate(server, options))
const make = async ({ client }: Pick<Person, 'client'>) =>
  good<{ token: string }>(await client.rpc('make_calendar_feed')).token
const fetchFeed = (token: string, init: RequestInit = {}) =>
  fetch(`${server.url}/functions/v1/calendar/${token}.ics`, init)

/** An entry, as a calendar program reads it. */
interface Shown {
  summary: string
  status: string | null
  sequence: number
  place: string | null
  text: string
  url: string
  start: ICAL.Time
  end: ICAL.Time
  stamp: string
}

async function read(token: string): Promise<Map<string, Shown>> {
  const response = await fetchFeed(token)
  expect(response.status).toBe(200)
  const calendar = ICAL.Component.fromString(await response.text())
  return new Map(
    calendar.getAllSubcomponents('vevent').map((entry) => {
      const value = <Kind>(name: string) => entry.getFirstPropertyValue(name) as Kind
      const shown: Shown = {
        summary: value('summary'),
        status: value('status'),
        sequence: value('sequence'),
        place: value('location'),
        text: value('description'),
        url: value('url'),
        start: value('dtstart'),
        end: value('dtend'),
        stamp: String(value('dtstamp')),
      }
      return [value<string>('uid'), shown]
    }),
  )
}
const only = async (token: string, kind: string): Promise<Shown | undefined> =>
  [...(await read(token))].find(([uid]) => uid.endsWith(`@${kind}.essor`))?.[1]

async function booked(person: Person) {
  const opening = await publishWithTeam(hiring)
  const application_id = good<string>(
    await person.client.rpc('apply_to_opening', {
      opening_id: opening.id,
      application: { fields: [] },
      version: 1,
    }),
  )
  good(await hiring.company.client.rpc('open_application', { application_id }))
  good(await moveTo(hiring.company, application_id, opening, 'new', 'shortlist'))
  const interview_id = good<string>(await propose(application_id))
  const slot = await slotOf(interview_id)
  good(await person.client.rpc('book_interview', { interview_id, slot, zone: 'America/New_York' }))
  return { opening, application_id, interview_id, slot }
}

// Interviewers have one interview at a time.
let hours = 30
const propose = (application_id: string, again: object = {}) =>
  hiring.company.client.rpc('propose_interview', {
    application_id,
    proposal: {
      kind: 'video',
      minutes: 45,
      place: 'https://meet.example.com/room',
      words: 'Bring your portfolio; we’ll bring coffee, really.',
      people: [hiring.recruiter.id],
      slots: [new Date(Math.ceil(Date.now() / 60_000) * 60_000 + ++hours * 3_600_000).toISOString()],
      zone: 'Europe/Paris',
    },
    ...again,
  })
const slotOf = async (id: string) => {
  const [row] = await server.sql<{ at: string }>(
    'select slots[1] as at from public.interviews where id = $1',
    [id],
  )
  return new Date(row!.at).toISOString()
}

const event = (more: object = {}) => ({
  title: 'Meet the alumni',
  kind: 'talk',
  description: '',
  language: 'en',
  is_online: true,
  join_url: 'https://meet.example/SECRET-HALL',
  starts_at: `${dayFromNow(9)}T18:00`,
  ends_at: `${dayFromNow(9)}T19:30`,
  time_zone: 'Europe/Paris',
  capacity: 1,
  ...more,
})
async function publishEvent(more: object = {}): Promise<string> {
  const id = good<string>(
    await school.client.rpc('save_event', {
      event_id: null,
      organization: school.organizationId,
      document: event(more),
    }),
  )
  good(await school.client.rpc('publish_event', { event_id: id }))
  return id
}
const register = async ({ client }: Person, event_id: string) =>
  good(await client.rpc('register_for_event', { event_id }))

describe('an address', () => {
  it('is shown once, kept as a hash, and replaced by the next one', async () => {
    const person = await someone()
    expect(good(await person.client.rpc('my_calendar_feed'))).toBeNull()
    const first = await make(person)
    expect(first).toMatch(/^[0-9a-f]{48}$/)
    const [kept] = await server.sql<{ row: string; hash: boolean }>(
      `select to_jsonb(t)::text as row, token_hash = sha256($2::bytea) as hash
       from private.calendar_feeds as t where user_id = $1`,
      [person.id, first],
    )
    expect(kept).toEqual({ row: expect.not.stringContaining(first), hash: true })
    expect((await fetchFeed(first)).status).toBe(200)
    expect(good(await person.client.rpc('my_calendar_feed'))).toEqual({
      createdAt: expect.any(String),
      lastReadAt: expect.any(String),
    })
    const second = await make(person)
    expect((await fetchFeed(first)).status).toBe(404)
    expect((await fetchFeed(second)).status).toBe(200)
    good(await person.client.rpc('end_calendar_feed'))
    expect((await fetchFeed(second)).status).toBe(404)
    const log = await server.sql<{ action: string }>(
      `select action from public.audit_log where actor_id = $1 and action like 'calendar.%' order by id`,
      [person.id],
    )
    expect(log.map(({ action }) => action)).toEqual([
      'calendar.created',
      'calendar.created',
      'calendar.ended',
    ])
  })

  it('is made by anyone who signed in just now, and read by the service alone', async () => {
    const earlier = await candidate(server)
    expect(hintOf(await earlier.client.rpc('make_calendar_feed'))).toBe('sign_in_again')
    const token = await make(await someone())
    for (const [role, { client }] of Object.entries(await everyRole(server))) {
      const made = await client.rpc('my_calendar_feed')
      expect(made.error?.code, role).toBe(role === 'anonymous' ? '42501' : undefined)
      expect((await client.rpc('read_calendar_feed', { token })).error?.code, role).toBe('42501')
    }
    expect((await make(await signedIn(server, await pendingPartner(server)))).length).toBe(48)
  })

  it('answers alike whether it never existed, was revoked, or its person is gone', async () => {
    const revoked = await someone()
    const gone = await make(revoked)
    good(await revoked.client.rpc('end_calendar_feed'))
    const suspended = await someone()
    const closed = await make(suspended)
    good(await hiring.boss.client.rpc('suspend_account', { person: suspended.id, reason: 'Spam' }))
    const leaving = await someone()
    const left = await make(leaving)
    good(await leaving.client.rpc('request_account_deletion'))
    const seen = []
    for (const token of [gone, closed, left, 'f'.repeat(48), 'x', `${gone}0`]) {
      const started = performance.now()
      const response = await fetchFeed(token)
      const { status, headers } = response
      const body = await response.text()
      expect(performance.now() - started, token).toBeGreaterThan(140)
      seen.push(JSON.stringify([status, body, headers.get('content-type'), headers.get('cache-control')]))
    }
    expect(JSON.parse(seen[0]!)[0]).toBe(404)
    expect(new Set(seen).size).toBe(1)
    good(await leaving.client.rpc('cancel_account_deletion'))
    expect((await fetchFeed(left)).status).toBe(200)
    await server.sql('delete from auth.users where id = $1', [leaving.id])
    expect((await fetchFeed(left)).status).toBe(404)
  })

  it('needn’t be read again while nothing changed, and not too often', async () => {
    const person = await someone()
    const token = await make(person)
    await register(person, await publishEvent({ capacity: 9 }))
    const first = await fetchFeed(token)
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const etag = first.headers.get('etag')!
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const again = await fetchFeed(token, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    const head = await fetchFeed(token, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
    expect((await fetchFeed(token, { method: 'POST' })).status).toBe(405)
    await register(person, await publishEvent({ capacity: 9 }))
    expect((await fetchFeed(token, { headers: { 'if-none-match': etag } })).status).toBe(200)
    await server.sql('update private.calendar_feed_reads set reads = 240 where user_id = $1', [person.id])
    const refused = await fetchFeed(token)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('what is in it', () => {
  it('is an interview, for the applicant and the interviewers, who see it move and canceled', async () => {
    const person = await someone({ metadata: { first_name: 'Zelie', last_name: 'Quasimodo' } })
    const recruiter = await signedIn(server, hiring.recruiter)
    const other = await signedIn(server, await colleague(server, hiring.company, 'recruiter'))
    const [own, team, outside] = [await make(person), await make(recruiter), await make(other)]
    const { opening, application_id, interview_id, slot } = await booked(person)
    const uid = `${interview_id}@interviews.essor`
    const shown = (await read(own)).get(uid)!
    expect(shown.summary).toContain('Interview with ')
    expect(shown).toMatchObject({ sequence: 0, status: null, place: 'https://meet.example.com/room' })
    expect(shown.url).toMatch(new RegExp(`/dashboard/opportunities/applications/${application_id}$`))
    expect(shown.text).toContain('Bring your portfolio; we’ll bring coffee, really.')
    expect(shown.text).toContain(shown.url)
    expect(shown.start.toJSDate().toISOString()).toBe(slot)
    expect(shown.end.subtractDate(shown.start).toSeconds()).toBe(45 * 60)
    const theirs = (await read(team)).get(uid)!
    expect(theirs.summary).toContain('Zelie Quasimodo')
    expect(theirs.url).toMatch(new RegExp(`/openings/${opening.id}/applications/${application_id}$`))
    expect((await read(outside)).has(uid)).toBe(false)

    const conflict = [application_id, recruiter.id]
    await server.sql(
      'insert into public.opening_application_conflicts (application_id, user_id) values ($1, $2)',
      conflict,
    )
    expect((await read(team)).has(uid)).toBe(false)
    await server.sql('delete from public.opening_application_conflicts where application_id = $1', [
      application_id,
    ])

    good(await person.client.rpc('cancel_interview', { interview_id, words: 'I am ill.' }))
    for (const token of [own, team])
      expect((await read(token)).get(uid)).toMatchObject({
        status: 'CANCELLED',
        sequence: 1,
        summary: expect.stringMatching(/^Canceled: Interview with /),
      })
    expect((await read(own)).get(uid)!.start.toJSDate().toISOString()).toBe(slot)
    good(await person.client.rpc('withdraw_application', { application_id }))
    expect((await read(team)).has(uid)).toBe(false)
  })

  it('is no interview that was only proposed, and its new time if it moved', async () => {
    const person = await someone()
    const token = await make(person)
    const { application_id, interview_id } = await booked(person)
    const before = (await only(token, 'interviews'))!
    const [{ revision }] = (await server.sql<{ revision: number }>(
      'select revision from public.interviews where id = $1',
      [interview_id],
    )) as [{ revision: number }]
    good(await propose(application_id, { interview_id, revision }))
    expect(await only(token, 'interviews')).toBeUndefined()
    const slot = await slotOf(interview_id)
    good(await person.client.rpc('book_interview', { interview_id, slot, zone: 'Europe/Paris' }))
    const after = (await only(token, 'interviews'))!
    expect(after.start.toJSDate().toISOString()).toBe(slot)
    expect(after.sequence).toBe(before.sequence + 1)
    expect(after.stamp >= before.stamp).toBe(true)
  })

  it('is an event with its link, or without it on the waiting list, and canceled', async () => {
    const [first, second, stranger] = [await someone(), await someone(), await someone()]
    const tokens = [await make(first), await make(second), await make(stranger)] as const
    const id = await publishEvent()
    await register(first, id)
    await register(second, id)
    const [placed, waiting] = [await only(tokens[0], 'events'), await only(tokens[1], 'events')]
    expect(placed).toMatchObject({ status: null, place: 'https://meet.example/SECRET-HALL' })
    expect(placed!.url).toMatch(new RegExp(`/events/${id}$`))
    expect(waiting).toMatchObject({ status: 'TENTATIVE', place: null })
    expect(waiting!.text).toContain('waiting list')
    expect((await read(tokens[2])).size).toBe(0)
    good(await school.client.rpc('cancel_event', { event_id: id, reason: 'The speaker is ill.' }))
    const canceled = (await only(tokens[0], 'events'))!
    expect(canceled).toMatchObject({ status: 'CANCELLED', sequence: 1, place: null })
    expect(canceled.summary).toMatch(/^Canceled: Meet the alumni/)
    expect(canceled.text).toContain('The speaker is ill.')
  })

  it('is a career talk, for both, with its place until it is canceled', async () => {
    const [host, guest] = [await someone(), await someone()]
    good(
      await host.client.rpc('save_talk_offer', {
        document: {
          title: 'Life as a designer',
          about: '',
          topics: [],
          languages: ['en'],
          meeting: 'video',
          place: 'https://meet.example/SECRET-ROOM',
          minutes: 30,
          notice_hours: 0,
          time_zone: 'Europe/Paris',
        },
      }),
    )
    const slots = { first_day: dayFromNow(3), from_time: '09:00', until_time: '11:00' }
    good(await host.client.rpc('add_talk_slots', slots))
    const offer = good<{ slots: { id: string }[] }>(await host.client.rpc('my_talk_offer'))
    const about = 'How did you find your first client?'
    good(await guest.client.rpc('book_talk', { slot_id: offer.slots[0]!.id, about, zone: 'Europe/Paris' }))
    const [hosts, guests] = [await make(host), await make(guest)]
    for (const token of [hosts, guests]) {
      const talk = (await only(token, 'talks'))!
      expect(talk.summary).toMatch(/^Career talk with .+ \(not an interview\)$/)
      expect(talk).toMatchObject({ place: 'https://meet.example/SECRET-ROOM', status: null })
    }
    const [talk] = good<{ id: string }[]>(await guest.client.rpc('my_talks'))
    good(await guest.client.rpc('cancel_talk', { booking_id: talk!.id, reason: '' }))
    expect(await only(hosts, 'talks')).toMatchObject({ status: 'CANCELLED', place: null })
  })

  it('is a due date, with the student’s extension and without it for the teacher', async () => {
    const cohort = await makeCohort(server, school)
    const student = await signedIn(server, await makeStudent(server, school, cohort))
    const classmate = await signedIn(server, await makeStudent(server, school, cohort))
    const teacher = await signedIn(server, await colleague(server, school, 'teacher'))
    const mission = await publish(hiring.company)
    const program = await assignProgram(school, [cohort], [{ id: mission, due_on: dayFromNow(10) }], {
      teachers: [teacher.id],
    })
    good(
      await school.client.rpc('extend_due_date', {
        program_id: program,
        mission_id: mission,
        student_id: student.studentId,
        due_on: dayFromNow(20),
        reason: 'Ill',
      }),
    )
    const days = []
    for (const person of [student, classmate, teacher]) {
      const due = (await only(await make(person), 'programs'))!
      expect(due.start.isDate).toBe(true)
      expect(due.summary).toMatch(/^Due: /)
      expect(due.text).toContain('Program: Autumn')
      days.push(String(due.start))
    }
    expect(days).toEqual([dayFromNow(20), dayFromNow(10), dayFromNow(10)])
  })

  it('is what the person plans: milestones and next actions', async () => {
    const person = await someone()
    await person.client.from('milestones').insert({
      user_id: person.id,
      title: 'Send my portfolio',
      due_on: dayFromNow(5),
      note: 'Both versions',
    })
    await server.sql('select private.open_application_board($1)', [person.id])
    await server.sql(
      `insert into public.applications (user_id, column_id, position, company, next_action, next_at)
       select $1, id, 'a0', 'Nordelia', 'Call back', now() + interval '2 days'
       from public.application_columns where user_id = $1 order by position limit 1`,
      [person.id],
    )
    const token = await make(person)
    const milestone = (await only(token, 'milestones'))!
    expect([milestone.summary, String(milestone.start)]).toEqual(['Send my portfolio', dayFromNow(5)])
    expect((await only(token, 'applications'))!.summary).toBe('Call back · Nordelia')
  })

  it('is in the person’s language', async () => {
    const person = await someone()
    await booked(person)
    const token = await make(person)
    await server.sql(`update public.profiles set language = 'fr' where user_id = $1`, [person.id])
    expect((await only(token, 'interviews'))!.summary).toMatch(/^Entretien avec .+\u00a0: /)
  })
})

describe('times', () => {
  /** The last Sunday of March, when clocks in Europe change; those in New York changed two weeks before. */
  const clockChange = () => {
    const now = new Date()
    const soon = now.getUTCMonth() > 1 ? now.getUTCFullYear() + 1 : now.getUTCFullYear()
    const last = new Date(Date.UTC(soon, 2, 31))
    return last.getTime() - last.getUTCDay() * 86_400_000
  }
  const dayAfter = (days: number) => new Date(clockChange() + days * 86_400_000).toISOString().slice(0, 10)
  const clockIn = (timeZone: string, { start }: Shown) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(start.toJSDate())

  it('are right before and after clocks change, in Paris and in New York', async () => {
    const person = await someone()
    const token = await make(person)
    const clocks = []
    for (const days of [-1, 0, 1]) {
      const more = { starts_at: `${dayAfter(days)}T10:00`, ends_at: `${dayAfter(days)}T11:00`, capacity: 9 }
      const id = await publishEvent(more)
      await register(person, id)
      const shown = (await read(token)).get(`${id}@events.essor`)!
      clocks.push([clockIn('Europe/Paris', shown), clockIn('America/New_York', shown)])
    }
    expect(clocks).toEqual([
      ['10:00', '05:00'],
      ['10:00', '04:00'],
      ['10:00', '04:00'],
    ])
  })

  it('of days are days, whatever the zone', async () => {
    const person = await someone()
    await person.client
      .from('milestones')
      .insert({ user_id: person.id, title: 'Spring', due_on: dayAfter(0) })
    const milestone = (await only(await make(person), 'milestones'))!
    expect([milestone.start, milestone.end].map(String)).toEqual([dayAfter(0), dayAfter(1)])
    expect(milestone.start.isDate).toBe(true)
  })
})
