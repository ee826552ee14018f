import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import { publishOpening } from './openings.ts'
import {
  admin,
  candidate,
  dataOf,
  everyRole,
  type Partner,
  type Person,
  partner,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
let company: Partner
let recruiter: Person
/** A member of the company who isn't on the opening's team. */
let outsider: Person
let opening: { id: string; stages: Record<string, string> }
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await partner(server, 'company', { approver: boss })
  recruiter = await colleague(server, company, 'recruiter')
  outsider = await colleague(server, company, 'recruiter')
  const { id } = await publishOpening(server, company, { places: 50 })
  await server.sql(
    `insert into public.opening_team (opening_id, user_id, is_lead) values ($1, $2, true), ($1, $3, false)
     on conflict (opening_id, user_id) do update set is_lead = excluded.is_lead`,
    [id, company.id, recruiter.id],
  )
  const stages = await server.sql<{ id: string; kind: string }>(
    'select id, kind from public.opening_stages where opening_id = $1',
    [id],
  )
  opening = { id, stages: Object.fromEntries(stages.map((stage) => [stage.kind, stage.id])) }
})
afterAll(() => server.close())

type Client = Pick<Person, 'client'>
async function move(application_id: string, from: string, to: string) {
  await company.client.rpc('open_application', { application_id })
  return company.client.rpc('move_application', {
    application_id,
    from_stage: opening.stages[from],
    to_stage: opening.stages[to],
  })
}

/** Someone whose application is in a stage. */
async function applicant(stage = 'shortlist') {
  const person = await candidate(server, { metadata: { first_name: 'Zelie', last_name: 'Quasimodo' } })
  const id = good<string>(
    await person.client.rpc('apply_to_opening', {
      opening_id: opening.id,
      application: { fields: [] },
      version: 1,
    }),
  )
  if (stage !== 'new') good(await move(id, 'new', stage))
  return { person, id }
}

// Each test proposes times of its own: interviewers have one interview at a time.
let hours = 30
const later = (more: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + more * 3_600_000)
const freshSlots = (count: number) => Array.from({ length: count }, () => later(++hours).toISOString())

const proposal = (more: Record<string, unknown> = {}) => ({
  kind: 'video',
  minutes: 45,
  place: 'https://meet.example.com/room',
  words: 'We would like to meet you.',
  people: [recruiter.id],
  slots: freshSlots(2),
  zone: 'Europe/Paris',
  ...more,
})
const propose = ({ client }: Client, application_id: string, more: object = {}, again: object = {}) =>
  client.rpc('propose_interview', { application_id, proposal: proposal({ ...more }), ...again })
const proposed = async (application_id: string, more: object = {}) =>
  good<string>(await propose(company, application_id, more))
const book = ({ client }: Client, interview_id: string, slot: string, zone = 'America/Montreal') =>
  client.rpc('book_interview', { interview_id, slot, zone })
const ask = ({ client }: Client, interview_id: string, words = 'Could we meet in the evening?') =>
  client.rpc('ask_for_other_times', { interview_id, words })
const cancel = ({ client }: Client, interview_id: string, words = 'Something came up.') =>
  client.rpc('cancel_interview', { interview_id, words })
const note = ({ client }: Client, interview_id: string, body = 'Asks good questions.') =>
  client.rpc('add_interview_note', { interview_id, body })

interface Interview {
  id: string
  revision: number
  status: string
  slots: string[]
  startsAt: string | null
  endsAt: string | null
  place: string
  interviewers: { id: string; name: string }[]
  history: { kind: string; by: string; words: string; slots: string[] }[]
  notes?: { body: string; isMine: boolean }[]
}
interface Read {
  mayPropose?: boolean
  team?: { id: string }[]
  interviews: Interview[]
}
const received = ({ client }: Client, application_id: string) =>
  client.rpc('received_interviews', { application_id })
const read = async (application_id: string, by: Client = company) =>
  good<Read>(await received(by, application_id))
const mine = async ({ client }: Client, application_id: string) =>
  good<Read>(await client.rpc('my_interviews', { application_id }))

const told = ({ id }: Pick<Person, 'id'>, kind: string) =>
  server.sql<{ data: Record<string, unknown>; link: string }>(
    'select data, link from public.notifications where user_id = $1 and kind = $2 order by created_at',
    [id, kind],
  )
/** Days until the next answer is due; null if none is. */
const daysLeft = async (id: string) => {
  const [row] = await server.sql<{ days: number | null }>(
    `select round(extract(epoch from answer_due_at - now()) / 86400, 2)::float as days
     from public.opening_applications where id = $1`,
    [id],
  )
  return row!.days
}

describe('proposing', () => {
  it('is for shortlisted applications, and says what is missing', async () => {
    const { id } = await applicant('new')
    expect(hintOf(await propose(company, id))).toBe('interview_stage')
    expect(await read(id)).toMatchObject({ mayPropose: false, interviews: [] })
    good(await move(id, 'new', 'shortlist'))
    for (const [more, code] of [
      [{ kind: 'letter' }, 'interview_form'],
      [{ minutes: 5 }, 'interview_form'],
      [{ words: 'x'.repeat(2001) }, 'interview_form'],
      [{ place: 'see you there' }, 'interview_link'],
      [{ place: 'javascript:alert(1)' }, 'interview_link'],
      [{ kind: 'on_site', place: ' ' }, 'interview_place'],
      [{ people: [] }, 'interview_people'],
      [{ people: [outsider.id] }, 'interview_people'],
      [{ slots: [] }, 'interview_slots'],
      [{ slots: freshSlots(7) }, 'interview_slots'],
      [{ slots: [later(-1).toISOString(), later(900).toISOString()] }, 'interview_slots'],
      [{ slots: [later(61 * 24).toISOString()] }, 'interview_slots'],
      [{ slots: [later(800).toISOString(), later(800.5).toISOString()] }, 'interview_slots_overlap'],
    ] as const) {
      expect(hintOf(await propose(company, id, more)), JSON.stringify(more)).toBe(code)
    }
    const interview = await proposed(id, { kind: 'phone', place: '' })
    expect(hintOf(await propose(company, id))).toBe('interview_open')
    expect(await read(id)).toMatchObject({
      mayPropose: true,
      interviews: [
        { id: interview, status: 'proposed', kind: 'phone', interviewers: [{ id: recruiter.id }], notes: [] },
      ],
    })
  })

  it('keeps interviewers from two interviews at a time, also when two propose in the same moment', async () => {
    const [one, two, three] = [await applicant(), await applicant(), await applicant()]
    const slots = freshSlots(1)
    const first = await proposed(one.id, { slots })
    const half = [new Date(Date.parse(slots[0]!) + 30 * 60_000).toISOString()]
    expect(hintOf(await propose(company, two.id, { slots: half }))).toBe('interview_busy')
    good(await book(one.person, first, slots[0]!))
    expect(hintOf(await propose(company, two.id, { slots: half }))).toBe('interview_busy')
    // Someone else has time, and canceling frees the slot.
    good(await propose(company, two.id, { slots: half, people: [company.id] }))
    good(await cancel(one.person, first))
    good(await propose(company, three.id, { slots }))

    const [four, five] = [await applicant(), await applicant()]
    const same = freshSlots(1)
    const both = await Promise.all([
      propose(company, four.id, { slots: same }),
      propose(recruiter, five.id, { slots: same }),
    ])
    expect(both.map(hintOf).toSorted()).toEqual(['done', 'interview_busy'])
  })

  it('again replaces the times, keeps the history, and notices what happened in the meantime', async () => {
    const { person, id } = await applicant()
    const slots = freshSlots(1)
    const interview = await proposed(id, { slots })
    const seen = (await read(id)).interviews[0]!.revision
    good(await book(person, interview, slots[0]!))
    const again = (revision: number) => propose(recruiter, id, {}, { interview_id: interview, revision })
    expect(hintOf(await again(seen))).toBe('interview_changed')
    good(await again(seen + 1))
    const [now] = (await mine(person, id)).interviews
    expect(now).toMatchObject({ status: 'proposed', startsAt: null })
    expect(now!.slots).toHaveLength(2)
    expect(now!.history.map(({ kind, by }) => `${by} ${kind}`)).toEqual([
      'team proposed',
      'applicant booked',
      'team proposed',
    ])
    expect(await told(person, 'interview_proposed')).toHaveLength(2)
  })
})

describe('booking', () => {
  it('takes exactly one time, whatever two windows do', async () => {
    const { person, id } = await applicant()
    const slots = freshSlots(3)
    const interview = await proposed(id, { slots })
    expect(await told(person, 'interview_proposed')).toMatchObject([
      { data: { opening: 'Data analyst', count: 3 }, link: `/opportunities/applications/${id}` },
    ])
    const both = await Promise.all(slots.slice(0, 2).map((slot) => book(person, interview, slot)))
    expect(both.map(hintOf).toSorted()).toEqual(['done', 'interview_booked'])
    const [booked] = (await mine(person, id)).interviews
    expect(booked).toMatchObject({ status: 'booked', slots: [], place: 'https://meet.example.com/room' })
    expect(Date.parse(booked!.endsAt!) - Date.parse(booked!.startsAt!)).toBe(45 * 60_000)
    expect(booked).not.toHaveProperty('notes')
    expect((await read(id)).interviews[0]).toMatchObject({ status: 'booked', startsAt: booked!.startsAt })
    expect(await told(recruiter, 'interview_booked')).toContainEqual({
      data: { name: 'Zelie Quasimodo', opening: 'Data analyst', at: booked!.startsAt, zone: 'Europe/Paris' },
      link: `/openings/${opening.id}/applications/${id}`,
    })
    // On the board and the home.
    const board = good<{ openings: Record<string, { interviews: { startsAt: string }[] }> }>(
      await person.client.rpc('application_board'),
    )
    expect(board.openings[id]!.interviews).toMatchObject([{ startsAt: booked!.startsAt }])
    const home = good<{ interviews: unknown[] }>(await person.client.rpc('candidate_home'))
    expect(home.interviews).toMatchObject([
      { application: id, opening: 'Data analyst', startsAt: booked!.startsAt },
    ])
  })

  it('refuses times that have passed, other times, and interviews that ended', async () => {
    const { person, id } = await applicant()
    const slots = freshSlots(2)
    const interview = await proposed(id, { slots })
    expect(hintOf(await book(person, interview, later(777).toISOString()))).toBe('interview_slot_gone')
    const past = later(-1).toISOString()
    await server.sql('update public.interviews set slots = $2 where id = $1', [interview, [past, slots[1]]])
    expect((await mine(person, id)).interviews[0]!.slots).toHaveLength(1)
    expect(hintOf(await book(person, interview, past))).toBe('interview_slot_past')
    good(await cancel(company, interview))
    expect(hintOf(await book(person, interview, slots[1]!))).toBe('interview_cancelled')
    expect(hintOf(await ask(person, interview))).toBe('interview_cancelled')
    expect(hintOf(await cancel(person, interview))).toBe('interview_cancelled')
    expect(await told(person, 'interview_cancelled')).toMatchObject([
      { data: { reason: 'Something came up.' } },
    ])

    const next = await proposed(id)
    good(await person.client.rpc('withdraw_application', { application_id: id }))
    expect(hintOf(await book(person, next, slots[1]!))).toBe('interview_gone')
    expect(await server.sql('select from public.interviews where application_id = $1', [id])).toEqual([])
  })

  it('leaves the team no name when the applicant withdraws', async () => {
    const { person, id } = await applicant()
    const other = await applicant()
    const slots = freshSlots(2)
    for (const [place, one] of [{ person, id }, other].entries()) {
      const interview = await proposed(one.id, { slots: [slots[place]!] })
      good(await book(one.person, interview, slots[place]!))
    }
    good(await person.client.rpc('withdraw_application', { application_id: id }))
    const links = async (kind: string) => (await told(recruiter, kind)).map(({ link }) => link)
    const pageOf = (application: string) => `/openings/${opening.id}/applications/${application}`
    expect(await links('interview_booked')).toContain(pageOf(other.id))
    for (const kind of ['interview_booked', 'interview_cancelled'])
      expect(await links(kind)).not.toContain(pageOf(id))
    const [notice, ...others] = await told(recruiter, 'interview_withdrawn')
    expect(others).toEqual([])
    expect(notice!.data).toEqual({ opening: 'Data analyst', at: expect.any(String), zone: 'Europe/Paris' })
    expect(new Date(String(notice!.data.at))).toEqual(new Date(slots[0]!))
    expect(
      await server.sql('select from private.mails where about_id = $1 and link = $2', [
        person.id,
        pageOf(id),
      ]),
    ).toEqual([])
  })

  it('refuses a second interview of the same person at the same time', async () => {
    const other = await partner(server, 'company', { approver: boss })
    const there = await publishOpening(server, other)
    await server.sql(
      `insert into public.opening_team (opening_id, user_id, is_lead) values ($1, $2, true)
       on conflict do nothing`,
      [there.id, other.id],
    )
    const { person, id } = await applicant()
    const second = good<string>(
      await person.client.rpc('apply_to_opening', {
        opening_id: there.id,
        application: { fields: [] },
        version: 1,
      }),
    )
    await server.sql(
      `update public.opening_applications set revealed_at = now(), stage_id = (
         select id from public.opening_stages where opening_id = $2 and kind = 'shortlist'
       ) where id = $1`,
      [second, there.id],
    )
    const slots = freshSlots(2)
    const ours = await proposed(id, { slots })
    const theirs = good<string>(await propose(other, second, { slots, people: [other.id] }))
    const both = await Promise.all([book(person, ours, slots[0]!), book(person, theirs, slots[0]!)])
    expect(both.map(hintOf).toSorted()).toEqual(['done', 'interview_overlaps'])
  })

  it('can be undone with words: other times, or none', async () => {
    const { person, id } = await applicant()
    const slots = freshSlots(1)
    const interview = await proposed(id, { slots })
    expect(hintOf(await ask(person, interview, '  '))).toBe('interview_words')
    good(await book(person, interview, slots[0]!))
    good(await ask(person, interview))
    expect((await read(id)).interviews[0]).toMatchObject({
      status: 'asked',
      history: [{ kind: 'asked', by: 'applicant', words: 'Could we meet in the evening?' }, {}, {}],
    })
    expect(await told(recruiter, 'interview_asked')).toHaveLength(1)
    const { revision } = (await read(id)).interviews[0]!
    good(await propose(company, id, { slots }, { interview_id: interview, revision }))
    good(await book(person, interview, slots[0]!))
    good(await cancel(recruiter, interview))
    expect((await mine(person, id)).interviews[0]).toMatchObject({
      status: 'cancelled',
      history: [
        { kind: 'cancelled', by: 'team', words: 'Something came up.', slots: [expect.anything()] },
        {},
        {},
        {},
        {},
        {},
      ],
    })
    // Another one can follow.
    await proposed(id)
  })
})

describe('who reads and changes interviews', () => {
  it('is the applicant and the opening’s team', async () => {
    const { person, id } = await applicant()
    const slots = freshSlots(1)
    const interview = await proposed(id, { slots })
    good(await note(company, interview))
    const roles = await everyRole(server)
    const { person: stranger } = await applicant()
    const strangers: Record<string, Client> = { ...roles, stranger, outsider, boss }
    for (const [name, who] of Object.entries(strangers)) {
      for (const answer of await Promise.all([
        received(who, id),
        propose(who, id, {}, { interview_id: interview, revision: 1 }),
        note(who, interview),
        cancel(who, interview),
        book(who, interview, slots[0]!),
        ask(who, interview),
        who.client.rpc('my_interviews', { application_id: id }),
      ])) {
        expect(hintOf(answer), name).toMatch(/^(opening_team_only|interview_gone|application_gone|42501)$/)
      }
      for (const table of ['interviews', 'interview_people', 'interview_events', 'interview_notes']) {
        expect((await who.client.from(table).select()).error?.code, `${name} ${table}`).toBe('42501')
      }
    }
    // Each side has its own functions.
    expect(hintOf(await received(person, id))).toBe('opening_team_only')
    expect(hintOf(await note(person, interview))).toBe('opening_team_only')
    expect(hintOf(await book(company, interview, slots[0]!))).toBe('interview_gone')
    expect(JSON.stringify(await mine(person, id))).not.toContain('Asks good questions')
    expect((await read(id, recruiter)).interviews[0]!.notes).toMatchObject([
      { body: 'Asks good questions.', isMine: false },
    ])
  })

  it('is no administrator who views the product as a member or applicant', async () => {
    const { person, id } = await applicant()
    const interview = await proposed(id)
    const acting = async (who: Pick<Person, 'id'>, statement: string) =>
      server
        .sql<{ answer: unknown }>(
          `with claims as materialized (select set_config('request.jwt.claims', $1, true))
           select ${statement} as answer from claims`,
          [JSON.stringify({ sub: who.id, role: 'authenticated', acting_admin: boss.id })],
        )
        .then(([row]) => row!.answer)
        .catch((error: { hint?: string }) => error.hint)
    expect(await acting(company, `public.received_interviews('${id}')`)).toBe('opening_team_only')
    expect(await acting(company, `public.cancel_interview('${interview}', 'x')`)).toBe('opening_team_only')
    expect(await acting(person, `public.my_interviews('${id}')`)).toBe('application_gone')
    expect(await acting(person, `public.cancel_interview('${interview}', 'x')`)).toBe('interview_gone')
  })

  it('is no member with a conflict of interest, who interviews no longer either', async () => {
    const { person, id } = await applicant()
    const slots = freshSlots(1)
    const interview = await proposed(id, { slots })
    good(await recruiter.client.rpc('declare_application_conflict', { application_id: id }))
    expect(hintOf(await received(recruiter, id))).toBe('application_conflict')
    expect(hintOf(await note(recruiter, interview))).toBe('application_conflict')
    const before = (await told(recruiter, 'interview_booked')).length
    good(await book(person, interview, slots[0]!))
    expect(await told(recruiter, 'interview_booked')).toHaveLength(before)
    const now = await read(id)
    expect(now.team).toEqual([expect.objectContaining({ id: company.id })])
    expect(now.interviews[0]!.interviewers).toEqual([])
  })

  it('deletes only their own notes', async () => {
    const { id } = await applicant()
    const interview = await proposed(id)
    const written = good<string>(await note(company, interview))
    good(await recruiter.client.rpc('delete_interview_note', { note_id: written }))
    expect((await read(id)).interviews[0]!.notes).toHaveLength(1)
    good(await company.client.rpc('delete_interview_note', { note_id: written }))
    expect((await read(id)).interviews[0]!.notes).toHaveLength(0)
    expect(hintOf(await note(company, interview, ' '))).toBe('interview_note')
  })
})

describe('the clock', () => {
  it('waits for the applicant, then for the interview, and then runs as the stage promises', async () => {
    const { person, id } = await applicant()
    expect(await daysLeft(id)).toBeCloseTo(7, 1)
    await server.sql(
      `update public.opening_applications set answer_due_at = now() + interval '1 hour', reminded_at = now() where id = $1`,
      [id],
    )
    const slots = [later(240).toISOString(), later(480).toISOString()]
    const interview = await proposed(id, { slots, people: [company.id] })
    // Twenty days until the last time, and seven of the stage.
    expect(await daysLeft(id)).toBeCloseTo(27.03, 1)
    good(await book(person, interview, slots[0]!))
    expect(await daysLeft(id)).toBeCloseTo(17.03, 1)
    // Moving on doesn't shorten it.
    good(await move(id, 'shortlist', 'interview'))
    expect(await daysLeft(id)).toBeCloseTo(17.03, 1)
    good(await ask(person, interview))
    expect(await daysLeft(id)).toBeCloseTo(7, 1)
    const { revision } = (await read(id)).interviews[0]!
    good(await propose(company, id, { slots, people: [company.id] }, { interview_id: interview, revision }))
    good(await cancel(company, interview))
    expect(await daysLeft(id)).toBeCloseTo(7, 1)
    const history = good<{ history: { kind: string }[] }>(
      await person.client.rpc('my_opening_application', { application_id: id }),
    ).history
    expect(history.filter(({ kind }) => kind === 'interview')).toHaveLength(2)
  })

  it('counts proposed times as an answer, in time or late', async () => {
    const { id } = await applicant()
    await server.sql(
      `update public.opening_applications set answer_due_at = now() - interval '1 hour' where id = $1`,
      [id],
    )
    await server.sql('select private.remind_of_answers()')
    await proposed(id)
    const [row] = await server.sql(
      `select late_at, (select at > due_at from public.opening_application_moves
         where application_id = $1 and kind = 'interview') as is_late
       from public.opening_applications where id = $1`,
      [id],
    )
    expect(row).toEqual({ late_at: null, is_late: true })
  })
})

describe('the end', () => {
  it('of an application frees the times and says so', async () => {
    const { person, id } = await applicant()
    const slots = freshSlots(1)
    good(await book(person, await proposed(id, { slots }), slots[0]!))
    const before = (await told(recruiter, 'interview_cancelled')).length
    good(
      await company.client.rpc('answer_applications', {
        opening_id: opening.id,
        given: [
          {
            id,
            stage: opening.stages.shortlist,
            reason: 'evidence',
            words: 'Thank you for your work on this application.',
          },
        ],
      }),
    )
    expect((await mine(person, id)).interviews[0]).toMatchObject({
      status: 'cancelled',
      history: [{ kind: 'cancelled', by: 'application' }, {}, {}],
    })
    expect(await told(person, 'interview_cancelled')).toHaveLength(1)
    expect(await told(recruiter, 'interview_cancelled')).toHaveLength(before + 1)
    expect(await daysLeft(id)).toBeNull()
    expect(hintOf(await propose(company, id))).toBe('interview_stage')
    const { id: other } = await applicant()
    await proposed(other, { slots })
  })

  it('of an account cancels what was booked, and takes everything with it', async () => {
    const { person, id } = await applicant()
    const slots = freshSlots(1)
    const interview = await proposed(id, { slots })
    good(await book(person, interview, slots[0]!))
    good(await note(company, interview, 'Zelie knows SQL.'))
    const data = await dataOf(server, person)
    expect(data.interviews).toMatchObject([{ kind: 'video', status: 'booked' }])
    expect(data.interview_events).toHaveLength(2)
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`knows SQL|${recruiter.id}|${company.id}`))
    expect((await dataOf(server, company)).interview_notes).toContainEqual(
      expect.objectContaining({ body: 'Zelie knows SQL.' }),
    )
    await server.sql('update public.profiles set deletion_requested_at = now() where user_id = $1', [
      person.id,
    ])
    const { id: other } = await applicant()
    await proposed(other, { slots })
    await server.sql('delete from auth.users where id = $1', [person.id])
    expect(await server.sql('select from public.interviews where id = $1', [interview])).toEqual([])
    expect(
      await server.sql('select from public.interview_notes where interview_id = $1', [interview]),
    ).toEqual([])
  })
})

it('reminds the applicant and the interviewers once, a day before, in their time zones, by email too', async () => {
  const { person, id } = await applicant()
  const slots = freshSlots(1)
  const interview = await proposed(id, { slots })
  good(await book(person, interview, slots[0]!))
  await server.sql('select private.send_interview_reminders()')
  expect(await told(person, 'interview_reminder')).toEqual([])
  const before = (await told(recruiter, 'interview_reminder')).length
  await server.sql(
    `update public.interviews set remind_at = now() where id = $1 and remind_at = starts_at - interval '1 day'`,
    [interview],
  )
  await Promise.all([1, 2].map(() => server.sql('select private.send_interview_reminders()')))
  expect(await told(person, 'interview_reminder')).toMatchObject([
    { data: { zone: 'America/Montreal', opening: 'Data analyst' } },
  ])
  const team = await told(recruiter, 'interview_reminder')
  expect(team).toHaveLength(before + 1)
  // Who proposed it isn't an interviewer.
  expect((await told(company, 'interview_reminder')).map(({ link }) => link)).not.toContain(
    `/openings/${opening.id}/applications/${id}`,
  )
  expect(team.at(-1)).toMatchObject({ data: { zone: 'Europe/Paris', name: 'Zelie Quasimodo' } })
  const mails = await server.sql<{ kind: string }>('select kind from private.mails where user_id = $1', [
    person.id,
  ])
  expect(mails.map(({ kind }) => kind)).toContain('interview_reminder')
})
