import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import {
  type Hiring,
  hideOpening,
  moveTo,
  notificationsFor,
  type Opening,
  offerOf,
  publishWithTeam,
  startHiring,
} from './hiring.ts'
import { type OpeningColumns, publishOpening } from './openings.ts'
import { type Caller, candidate, everyRole, type Partner, type Person, partner } from './people.ts'
import { good, hintOf } from './review-work.ts'

let hiring: Hiring
let server: TestServer
let boss: Person
let company: Partner
let reader: Person
beforeAll(async () => {
  hiring = await startHiring()
  ;({ server, boss, company, recruiter: reader } = hiring)
})
afterAll(() => server.close())

const publish = (columns: OpeningColumns = {}) => publishWithTeam(hiring, { places: 5, ...columns })
const apply = ({ client }: Caller, { id }: Opening) =>
  client.rpc('apply_to_opening', { opening_id: id, application: { fields: ['name'] }, version: 1 })
const move = (id: string, opening: Opening, from: string, to: string) =>
  moveTo(company, id, opening, from, to)
async function applicant(opening: Opening, stage = 'new') {
  const person = await candidate(server)
  const id = good<string>(await apply(person, opening))
  if (stage !== 'new') {
    good(await company.client.rpc('open_application', { application_id: id }))
    good(await move(id, opening, 'new', stage))
  }
  return { person, id }
}
const send = async (application_id: string) =>
  good<string>(await company.client.rpc('send_offer', { application_id, offer: offerOf() }))
let hours = 48
const slot = () => new Date(Date.now() + ++hours * 3_600_000).toISOString()
async function proposed(application_id: string, slots = [slot()]) {
  const proposal = { kind: 'phone', minutes: 15, people: [company.id], slots, zone: 'UTC' }
  return good<string>(await company.client.rpc('propose_interview', { application_id, proposal }))
}
async function booked(application_id: string, { client }: Caller) {
  const time = slot()
  const interview_id = await proposed(application_id, [time])
  good(await client.rpc('book_interview', { interview_id, slot: time, zone: 'UTC' }))
  return interview_id
}
const cancel = (interview_id: string, { client }: Caller = company) =>
  client.rpc('cancel_interview', { interview_id, words: 'Something came up.' })
const own = async ({ client }: Caller, application_id: string) =>
  good<Record<string, unknown>>(await client.rpc('my_opening_application', { application_id }))
const told = ({ id }: Pick<Person, 'id'>, kind: string) =>
  server.sql<{ data: Record<string, unknown> }>(
    'select data from public.notifications where user_id = $1 and kind = $2 order by created_at',
    [id, kind],
  )
const kindsFor = (person: Pick<Person, 'id'>) => notificationsFor(server, person)
const statusOf = async ({ id }: Opening) =>
  (await server.sql<{ status: string }>('select status from public.openings where id = $1', [id]))[0]!.status
/** Days until the next answer is due; null if none is. */
async function daysLeft(id: string) {
  const [row] = await server.sql<{ days: number | null }>(
    `select round(extract(epoch from answer_due_at - now()) / 86400, 2)::float as days
     from public.opening_applications where id = $1`,
    [id],
  )
  return row!.days
}
const age = (id: string, days: number) =>
  server.sql(
    `update public.opening_applications set answer_due_at = answer_due_at - make_interval(days => $2) where id = $1`,
    [id, days],
  )
const words = 'We are no longer hiring for this position this year.'
const end = ({ client }: Caller, { id }: Opening, said = words) =>
  client.rpc('end_opening', { opening_id: id, words: said })

describe('an opening that is removed', () => {
  const remove = (opening: Opening) => hideOpening(server, opening)

  it('tells each applicant once why, ends interviews and offers, and stops the clock until it is back', async () => {
    const opening = await publish()
    const waiting = await applicant(opening)
    const meeting = await applicant(opening, 'shortlist')
    const offered = await applicant(opening, 'shortlist')
    const hired = await applicant(opening, 'hired')
    const interview_id = await booked(meeting.id, meeting.person)
    const offer_id = await send(offered.id)
    await remove(opening)
    for (const { person, id } of [waiting, meeting, offered]) {
      expect(await told(person, 'opening_removed')).toHaveLength(1)
      expect(await own(person, id)).toMatchObject({ stoppedFor: 'removed', dueAt: null, isLate: false })
    }
    expect(await kindsFor(meeting.person)).not.toContain('interview_cancelled')
    expect(await kindsFor(offered.person)).not.toContain('opening_offer_withdrawn')
    expect(await told(hired.person, 'opening_removed')).toEqual([])
    expect(hintOf(await cancel(interview_id, meeting.person))).toBe('interview_cancelled')
    expect(hintOf(await offered.person.client.rpc('accept_offer', { offer_id }))).toBe('offer_ended')
    await server.sql(`delete from private.hidden_content where kind = 'opening' and subject_id = $1`, [
      opening.id,
    ])
    for (const { person, id } of [waiting, meeting, offered]) {
      expect(await told(person, 'opening_resumed')).toHaveLength(1)
      expect(await own(person, id)).toMatchObject({ stoppedFor: null })
      expect(await daysLeft(id)).toBeGreaterThan(0.9)
    }
  })

  it('is stopped by the suspension of its organization too, and resumes with it', async () => {
    const other = await partner(server, 'company', { approver: boss })
    const { id: opening_id } = await publishOpening(server, other, { places: 2 })
    const person = await candidate(server)
    const id = good<string>(
      await person.client.rpc('apply_to_opening', { opening_id, application: { fields: [] }, version: 1 }),
    )
    const reason = 'Complaints about pay.'
    const organization_id = other.organizationId
    good(await boss.client.rpc('suspend_organization', { organization_id, reason }))
    expect(await daysLeft(id)).toBeNull()
    good(await boss.client.rpc('restore_organization', { organization_id, reason }))
    expect(await kindsFor(person)).toEqual(['welcome', 'opening_suspended', 'opening_resumed'])
    expect(await daysLeft(id)).toBeGreaterThan(0.9)
  })
})

describe('an opening that its team gives up', () => {
  it('is ended by its leads alone, with a message', async () => {
    const opening = await publish()
    for (const [role, caller] of Object.entries(await everyRole(server)))
      expect((await end(caller, opening)).error?.code, role).toBe('42501')
    expect(hintOf(await end(reader, opening))).toBe('opening_leads_only')
    expect(hintOf(await end(company, opening, 'Too short.'))).toBe('application_reason')
    expect(await statusOf(opening)).toBe('open')
  })

  it('answers everyone who is waiting, once, and cancels interviews and offers', async () => {
    const opening = await publish()
    const unread = await applicant(opening)
    const meeting = await applicant(opening, 'shortlist')
    const offered = await applicant(opening, 'shortlist')
    const hired = await applicant(opening, 'hired')
    await booked(meeting.id, meeting.person)
    const offer_id = await send(offered.id)
    expect(good(await end(company, opening))).toBe(0)
    expect(await statusOf(opening)).toBe('closed')
    for (const { person, id } of [unread, meeting, offered]) {
      expect(await own(person, id)).toMatchObject({
        outcome: 'not_selected',
        reason: 'canceled',
        words,
        dueAt: null,
      })
      expect((await kindsFor(person)).filter((kind) => kind === 'opening_answered')).toHaveLength(1)
      expect(await kindsFor(person)).not.toContain('interview_cancelled')
    }
    const [kept] = await server.sql('select state from public.opening_offers where id = $1', [offer_id])
    expect(kept).toEqual({ state: 'withdrawn' })
    expect(await own(hired.person, hired.id)).toMatchObject({ outcome: 'hired' })
  })

  it('goes on for those who applied if it is only closed', async () => {
    const opening = await publish()
    const { person, id } = await applicant(opening, 'shortlist')
    const interview_id = await booked(id, person)
    const before = await daysLeft(id)
    good(await company.client.rpc('set_opening_status', { opening_id: opening.id, status: 'closed' }))
    expect(await daysLeft(id)).toBeCloseTo(before!, 1)
    good(await cancel(interview_id, person))
  })
})

describe('an opening whose last position is taken', () => {
  it('is filled, takes no applications, and asks its other leads to answer those who wait', async () => {
    const opening = await publish({ places: 1 })
    await server.sql('update public.opening_team set is_lead = true where opening_id = $1 and user_id = $2', [
      opening.id,
      reader.id,
    ])
    const unread = await applicant(opening)
    await applicant(opening, 'hired')
    expect(await statusOf(opening)).toBe('filled')
    expect(hintOf(await apply(await candidate(server), opening))).toBe('opening_filled')
    expect((await told(reader, 'opening_filled')).at(-1)).toMatchObject({ data: { count: 1 } })
    const reopen = await company.client.rpc('set_opening_status', { opening_id: opening.id, status: 'open' })
    expect(hintOf(reopen)).toBe('opening_no_positions')
    const answer = (reason: string) =>
      company.client.rpc('answer_applications', {
        opening_id: opening.id,
        given: [{ id: unread.id, stage: opening.stages.new, reason, words }],
      })
    expect(good(await answer('evidence'))).toEqual([])
    expect(good(await answer('filled'))).toEqual([unread.id])
  })

  it('is open again, or paused, once a position is free', async () => {
    const opening = await publish({ places: 1 })
    const { id } = await applicant(opening, 'shortlist')
    good(await company.client.rpc('set_opening_status', { opening_id: opening.id, status: 'paused' }))
    good(await move(id, opening, 'shortlist', 'hired'))
    expect(await statusOf(opening)).toBe('filled')
    good(await move(id, opening, 'hired', 'shortlist'))
    expect(await statusOf(opening)).toBe('paused')
  })

  it('stays filled if its team marked it as filled', async () => {
    const opening = await publish({ places: 2 })
    const { id } = await applicant(opening, 'hired')
    good(await company.client.rpc('set_opening_status', { opening_id: opening.id, status: 'filled' }))
    good(await move(id, opening, 'hired', 'shortlist'))
    expect(await statusOf(opening)).toBe('filled')
  })
})

describe('the name of a stage', () => {
  it('reaches applicants of an organization without a badge once a version with it is published', async () => {
    const opening = await publish()
    const { person, id } = await applicant(opening, 'shortlist')
    const rename = (name: string) =>
      company.client.rpc('save_opening_stage', {
        opening_id: opening.id,
        stage_id: opening.stages.shortlist,
        name,
        answer_days: 7,
      })
    good(await rename('Visit http://spam.example'))
    expect(await own(person, id)).toMatchObject({ stage: { kind: 'shortlist', name: null } })
    good(await move(id, opening, 'shortlist', 'interview'))
    good(await move(id, opening, 'interview', 'shortlist'))
    expect(JSON.stringify(await own(person, id))).not.toContain('spam')
    await server.sql('select private.publish_opening($1, $2)', [opening.id, company.id])
    expect(await own(person, id)).toMatchObject({ stage: { name: 'Visit http://spam.example' } })
    good(await rename('First round'))
    expect(await own(person, id)).toMatchObject({ stage: { name: null } })
    await server.sql(
      `with verified as (
         update public.organizations set verified_until = now() + interval '1 year' where id = $1 returning id
       )
       insert into private.organization_checks (organization_id, kind, note, checked_by)
       select id, 'person', 'Called', $2 from verified`,
      [company.organizationId, boss.id],
    )
    expect(await own(person, id)).toMatchObject({ stage: { name: 'First round' } })
  })
})

describe('the answer clock', () => {
  it('isn’t extended by an interview that the team cancels, however often', async () => {
    const opening = await publish()
    const { person, id } = await applicant(opening, 'shortlist')
    await age(id, 3)
    const left = (await daysLeft(id))!
    for (let time = 0; time < 2; time++) {
      const interview_id = await proposed(id)
      expect(await daysLeft(id)).toBeGreaterThan(left + 3)
      good(await cancel(interview_id))
      expect(await daysLeft(id)).toBeCloseTo(left, 1)
    }
    good(await cancel(await booked(id, person)))
    expect(await daysLeft(id)).toBeCloseTo(left, 1)
    // The candidate's own cancellation gives the team its full time.
    good(await cancel(await proposed(id), person))
    expect(await daysLeft(id)).toBeGreaterThan(left + 2)
  })

  it('isn’t extended by an offer that the team withdraws', async () => {
    const opening = await publish()
    const { id } = await applicant(opening, 'shortlist')
    const withdraw = async () => {
      const offer_id = await send(id)
      expect(await daysLeft(id)).toBeNull()
      good(await company.client.rpc('withdraw_offer', { offer_id, reason: 'The budget was cut.' }))
    }
    await withdraw()
    await age(id, 2)
    const left = (await daysLeft(id))!
    await withdraw()
    expect(await daysLeft(id)).toBeCloseTo(left, 1)
  })
})
