import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { type Hiring, moveTo, type Opening, offerOf, publishWithTeam, startHiring } from './hiring.ts'
import type { OpeningColumns } from './openings.ts'
import { candidate, dataOf, everyRole, type Partner, type Person, partner } from './people.ts'
import { good, hintOf } from './review-work.ts'
import { dayFromNow, makeCohort, makeStudent } from './school.ts'

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

const publish = (columns: OpeningColumns = {}) => publishWithTeam(hiring, columns)

async function move(opening: Opening, application_id: string, from: string, to: string) {
  await company.client.rpc('open_application', { application_id })
  return moveTo(company, application_id, opening, from, to)
}

/** An application that was shortlisted. */
async function shortlisted(opening: Opening, person: Person): Promise<string> {
  const application = { fields: ['name'], isNamed: false, certificates: [], letter: '', answers: {} }
  const id = good<string>(
    await person.client.rpc('apply_to_opening', { opening_id: opening.id, application, version: 1 }),
  )
  good(await move(opening, id, 'new', 'shortlist'))
  return id
}

const terms = (more: Record<string, unknown> = {}) =>
  offerOf({ remote: 'on_site', place: 'Lyon, 3 rue des Docks', terms: 'Five weeks of leave.', ...more })

const send = (
  application_id: string,
  more: Record<string, unknown> = {},
  { client }: Pick<Person, 'client'> = company,
  replaces: string | null = null,
) => client.rpc('send_offer', { application_id, offer: terms(more), replaces })
const accept = ({ client }: Pick<Person, 'client'>, offer_id: string) =>
  client.rpc('accept_offer', { offer_id })
const decline = ({ client }: Pick<Person, 'client'>, offer_id: string, reason: string | null = null) =>
  client.rpc('decline_offer', { offer_id, reason })
const withdraw = ({ client }: Pick<Person, 'client'>, offer_id: string, reason = 'The budget was cut.') =>
  client.rpc('withdraw_offer', { offer_id, reason })

interface Offers {
  mayOffer: boolean
  isFull: boolean
  offers: { id: string; state: string; amount: number | null; terms: string; declineReason: string | null }[]
  placement: { id: string; title: string; isShared: boolean } | null
  schools: string[]
}
const received = async (application_id: string, { client }: Pick<Person, 'client'> = company) =>
  good<Offers>(await client.rpc('application_offers', { application_id }))
const mine = async ({ client }: Person, application_id: string) =>
  good<Offers>(await client.rpc('my_offers', { application_id }))

async function application(id: string) {
  const [row] = await server.sql<{ kind: string; outcome: string | null; due: boolean; filled: number }>(
    `select stage.kind, sent.outcome, sent.answer_due_at > now() as due, opening.places_filled as filled
     from public.opening_applications as sent join public.opening_stages as stage on stage.id = sent.stage_id
     join public.openings as opening on opening.id = sent.opening_id where sent.id = $1`,
    [id],
  )
  return row!
}
const placements = (application_id: string) =>
  server.sql('select contract, title, user_id from public.placements where application_id = $1', [
    application_id,
  ])
const kindsFor = async (person: Pick<Person, 'id'>) =>
  (
    await server.sql<{ kind: string }>(
      `select kind from public.notifications where user_id = $1 and kind like 'opening_offer%' order by created_at`,
      [person.id],
    )
  ).map(({ kind }) => kind)

describe('an offer', () => {
  it('is sent by leads to revealed applicants, moves the application, and stops the clock', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const apply = { fields: ['name'], isNamed: false, certificates: [], letter: '', answers: {} }
    const blind = good<string>(
      await person.client.rpc('apply_to_opening', { opening_id: opening.id, application: apply, version: 1 }),
    )
    expect(hintOf(await send(blind))).toBe('offer_blind')
    good(await move(opening, blind, 'new', 'shortlist'))
    expect(hintOf(await send(blind, {}, reader))).toBe('opening_leads_only')
    expect(await received(blind)).toMatchObject({
      mayOffer: true,
      isFull: false,
      offers: [],
      draft: { contract: 'permanent', hasEnd: false, title: 'Data analyst', pay: { min: 32000, max: 38000 } },
    })
    expect((await received(blind, reader)).mayOffer).toBe(false)

    const id = good<string>(await send(blind))
    expect(await application(blind)).toEqual({ kind: 'offer', outcome: null, due: null, filled: 0 })
    expect(await mine(person, blind)).toMatchObject({
      offers: [
        { id, state: 'open', amount: 34000, terms: 'Five weeks of leave.', expiresOn: dayFromNow(10) },
      ],
      placement: null,
    })
    expect((await received(blind, reader)).offers).toMatchObject([{ id, state: 'open' }])
    expect(await kindsFor(person)).toEqual(['opening_offered'])
    const board = good<{ applications: { id: string; offerUntil?: string }[] }>(
      await reader.client.rpc('opening_pipeline', { opening_id: opening.id }),
    )
    expect(board.applications).toMatchObject([{ id: blind, offerUntil: dayFromNow(10) }])
    expect(hintOf(await send(blind))).toBe('offer_sent_already')
    expect(hintOf(await move(opening, blind, 'offer', 'shortlist'))).toBe('offer_open')
    expect(hintOf(await move(opening, blind, 'offer', 'hired'))).toBe('offer_open')
    const given = [
      { id: blind, stage: opening.stages.offer, reason: 'filled', words: 'We chose someone else this time.' },
    ]
    expect(good(await company.client.rpc('answer_applications', { opening_id: opening.id, given }))).toEqual(
      [],
    )
  })

  it.each([
    [{ title: '  ' }, 'offer_incomplete'],
    [{ hoursPerWeek: 0 }, 'offer_incomplete'],
    [{ amount: 'a lot' }, 'offer_incomplete'],
    [{ amount: 'NaN' }, 'offer_incomplete'],
    [{ place: '' }, 'offer_incomplete'],
    [{ period: 'week' }, 'offer_incomplete'],
    [{ remote: 'any' }, 'offer_incomplete'],
    [{ startsOn: dayFromNow(-1) }, 'offer_dates'],
    [{ endsOn: dayFromNow(200) }, 'offer_dates'],
    [{ expiresOn: dayFromNow(2) }, 'offer_expiry'],
    [{ expiresOn: dayFromNow(61) }, 'offer_expiry'],
    [{ amount: 31999 }, 'offer_below_range'],
    [{ amount: 12, period: 'hour' }, 'offer_below_minimum'],
    [{ amount: 20000 }, 'offer_below_minimum'],
    [{ hoursPerWeek: 39, amount: 32000 }, 'done'],
  ])('is refused with its reason: %j', async (more, code) => {
    const opening = await publish()
    const id = await shortlisted(opening, await candidate(server))
    expect(hintOf(await send(id, more))).toBe(code)
  })

  it('has an end where the contract has one', async () => {
    const opening = await publish({
      contracts: ['internship'],
      pay_min: 700,
      pay_max: 900,
      pay_period: 'month',
    })
    const id = await shortlisted(opening, await candidate(server))
    const pay = { amount: 700, period: 'month' }
    expect(hintOf(await send(id, pay))).toBe('offer_dates')
    expect(hintOf(await send(id, { ...pay, endsOn: dayFromNow(29) }))).toBe('offer_dates')
    good(await send(id, { ...pay, endsOn: dayFromNow(200) }))
  })

  it('never changes: another one replaces it', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const id = await shortlisted(opening, person)
    const first = good<string>(await send(id))
    await expect(
      server.sql('update public.opening_offers set pay_amount = 1 where id = $1', [first]),
    ).rejects.toThrow('Offers don')
    const second = good<string>(await send(id, { amount: 36000 }, company, first))
    expect((await mine(person, id)).offers).toMatchObject([
      { id: second, state: 'open', amount: 36000 },
      { id: first, state: 'replaced', amount: 34000 },
    ])
    expect(hintOf(await accept(person, first))).toBe('offer_ended')
    expect(hintOf(await send(id, {}, company, first))).toBe('offer_sent_already')
  })

  it('is kept from everyone else', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const id = await shortlisted(opening, person)
    const offer = good<string>(await send(id))
    for (const [role, caller] of Object.entries(await everyRole(server))) {
      const attempts = await Promise.all([
        send(id, {}, caller),
        accept(caller, offer),
        decline(caller, offer),
        withdraw(caller, offer),
        caller.client.rpc('application_offers', { application_id: id }),
        caller.client.rpc('my_offers', { application_id: id }),
        caller.client.from('opening_offers').select(),
        caller.client.from('placements').select(),
      ])
      expect(attempts.map(hintOf), role).not.toContain('done')
    }
    expect(hintOf(await accept(company, offer))).toBe('application_gone')
    expect(hintOf(await withdraw(person, offer))).toBe('opening_team_only')
    expect(hintOf(await withdraw(reader, offer))).toBe('opening_leads_only')
    expect(await application(id)).toMatchObject({ outcome: null })
  })

  it('is withdrawn with a reason, after which an answer is due again', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const id = await shortlisted(opening, person)
    const offer = good<string>(await send(id))
    const listed = async () =>
      good<{ hasOffer: boolean; stage: { kind: string } }[]>(
        await person.client.rpc('my_opening_applications'),
      )
    expect(await listed()).toMatchObject([{ hasOffer: true, stage: { kind: 'offer' } }])
    expect(hintOf(await withdraw(company, offer, 'Sorry'))).toBe('offer_withdrawal_reason')
    good(await withdraw(company, offer))
    expect((await mine(person, id)).offers).toMatchObject([
      { state: 'withdrawn', withdrawalReason: 'The budget was cut.' },
    ])
    expect(await application(id)).toMatchObject({ kind: 'offer', due: true })
    expect(await listed()).toMatchObject([{ hasOffer: false, stage: { kind: 'offer' } }])
    expect(await kindsFor(person)).toEqual(['opening_offered', 'opening_offer_withdrawn'])
    expect(hintOf(await accept(person, offer))).toBe('offer_ended')
  })

  it('is declined, with or without a reason from the list', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const id = await shortlisted(opening, person)
    const offer = good<string>(await send(id))
    expect(hintOf(await decline(person, offer, 'weather'))).toBe('offer_decline_reason')
    good(await decline(person, offer, 'pay'))
    expect((await received(id)).offers).toMatchObject([{ state: 'declined', declineReason: 'pay' }])
    expect(await application(id)).toMatchObject({ kind: 'offer', due: true, outcome: null })
    expect(await kindsFor(company)).toContain('opening_offer_declined')
    good(await decline(person, good<string>(await send(id))))
  })

  it('reminds once, two days before, and then expires for both', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const id = await shortlisted(opening, person)
    good(await send(id))
    for (const day of [7, 8, 9, 11, 12]) {
      await server.sql('select private.expire_offers($1)', [dayFromNow(day)])
    }
    expect((await received(id)).offers).toMatchObject([{ state: 'expired' }])
    expect(await application(id)).toMatchObject({ kind: 'offer', due: true })
    expect(await kindsFor(person)).toEqual([
      'opening_offered',
      'opening_offer_reminder',
      'opening_offer_expired',
    ])
    expect(await kindsFor(company)).toContain('opening_offer_unanswered')
  })

  it('is over on the day after its last one, before the job has run', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const id = await shortlisted(opening, person)
    const offer = good<string>(await send(id))
    await server.sql('alter table public.opening_offers disable trigger opening_offers_stay')
    await server.sql('update public.opening_offers set expires_on = $2 where id = $1', [
      offer,
      dayFromNow(-1),
    ])
    await server.sql('alter table public.opening_offers enable trigger opening_offers_stay')
    expect((await mine(person, id)).offers).toMatchObject([{ state: 'expired' }])
    expect(hintOf(await accept(person, offer))).toBe('offer_ended')
  })
})

describe('accepting', () => {
  it('hires, fills the place once, and records one placement by the offer', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const other = await candidate(server)
    const id = await shortlisted(opening, person)
    const rival = await shortlisted(opening, other)
    const offer = good<string>(await send(id, { title: 'Senior data analyst' }))
    good(await accept(person, offer))
    expect(await application(id)).toEqual({ kind: 'hired', outcome: 'hired', due: null, filled: 1 })
    expect(await placements(id)).toEqual([
      { contract: 'permanent', title: 'Senior data analyst', user_id: person.id },
    ])
    expect(await mine(person, id)).toMatchObject({ placement: { title: 'Senior data analyst' } })
    expect(await kindsFor(company)).toContain('opening_offer_accepted')
    const board = good<{ stop: string }>(
      await company.client.rpc('opening_pipeline', { opening_id: opening.id }),
    )
    expect(board.stop).toBe('filled')
    expect(await application(rival)).toMatchObject({ kind: 'shortlist', outcome: null, due: true })
    expect(hintOf(await accept(person, offer))).toBe('offer_ended')
    expect(hintOf(await move(opening, id, 'hired', 'offer'))).toBe('offer_accepted')
    expect(await placements(id)).toHaveLength(1)
    const [told] = await server.sql<{ number: number }>(
      `select count(*)::int as number from public.notifications where user_id = $1 and kind = 'opening_moved'
       and created_at > (select ended_at from public.opening_offers where id = $2)`,
      [person.id, offer],
    )
    expect(told!.number).toBe(0)
  })

  it('by hand records a placement too, which undoing removes', async () => {
    const opening = await publish({ contracts: ['internship'], start_on: '2027-03-01' })
    const id = await shortlisted(opening, await candidate(server))
    good(await move(opening, id, 'shortlist', 'hired'))
    expect(await placements(id)).toMatchObject([{ contract: 'internship', title: 'Data analyst' }])
    expect((await received(id)).placement).toMatchObject({ startsOn: '2027-03-01', endsOn: null })
    good(await move(opening, id, 'hired', 'shortlist'))
    expect(await placements(id)).toEqual([])
    expect(await application(id)).toMatchObject({ filled: 0 })
  })

  it('is undone by withdrawing the application, which frees the place', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const id = await shortlisted(opening, person)
    good(await accept(person, good<string>(await send(id))))
    good(await person.client.rpc('withdraw_application', { application_id: id }))
    expect(await placements(id)).toEqual([])
    expect(await application(id)).toMatchObject({ filled: 0 })
    const [kept] = await server.sql(
      'select pay_amount, terms, place from public.opening_offers where application_id = $1',
      [id],
    )
    expect(kept).toEqual({ pay_amount: null, terms: '', place: '' })
  })
})

describe('places', () => {
  it('are offered once each, also to two people at the same moment', async () => {
    const opening = await publish()
    const ids = [
      await shortlisted(opening, await candidate(server)),
      await shortlisted(opening, await candidate(server)),
    ]
    const sent = await Promise.all(ids.map((id) => send(id)))
    expect(sent.map(hintOf).toSorted()).toEqual(['done', 'places_offered'])
    const other = ids[sent.findIndex(({ error }) => error)]!
    expect((await received(other)).isFull).toBe(true)
    expect(hintOf(await move(opening, other, 'shortlist', 'hired'))).toBe('places_offered')
  })

  it('that are offered stay when the editor lowers their number', async () => {
    const opening = await publish({ places: 3, remote: 'remote', town_slug: null })
    await Promise.all([
      send(await shortlisted(opening, await candidate(server))),
      send(await shortlisted(opening, await candidate(server))),
    ])
    const {
      opening: { document, revision },
    } = good<{ opening: { document: object; revision: number } }>(
      await company.client.rpc('opening_editor', { opening_id: opening.id }),
    )
    good(
      await company.client.rpc('save_opening', {
        document: { ...document, places: 1 },
        opening_id: opening.id,
        base_revision: revision,
      }),
    )
    const [row] = await server.sql('select places from public.openings where id = $1', [opening.id])
    expect(row).toEqual({ places: 2 })
  })
})

describe('at the same moment', () => {
  const race = async (
    against: (person: Person, offer: string, id: string) => PromiseLike<unknown>,
  ): Promise<{ state: string; outcome: string | null; number: number; filled: number }> => {
    const opening = await publish()
    const person = await candidate(server)
    const id = await shortlisted(opening, person)
    const offer = good<string>(await send(id))
    await Promise.all([accept(person, offer), against(person, offer, id)])
    const [{ state } = { state: '' }] = await server.sql<{ state: string }>(
      'select state from public.opening_offers where id = $1',
      [offer],
    )
    const { outcome, filled } = await application(id)
    return { state, outcome, filled, number: (await placements(id)).length }
  }
  const hired = { state: 'accepted', outcome: 'hired', number: 1, filled: 1 }
  const not = (state: string) => ({ state, outcome: null, number: 0, filled: 0 })

  it('accepting twice hires once', async () => {
    expect(await race((person, offer) => accept(person, offer))).toEqual(hired)
  })

  it('accepting and withdrawing the offer leave one of both', async () => {
    expect([hired, not('withdrawn')]).toContainEqual(await race((_, offer) => withdraw(company, offer)))
  })

  it('accepting and declining leave one of both', async () => {
    expect([hired, not('declined')]).toContainEqual(await race((person, offer) => decline(person, offer)))
  })

  it('accepting and expiring leave one of both', async () => {
    const expire = () => server.sql('select private.expire_offers($1)', [dayFromNow(100)])
    expect([hired, not('expired')]).toContainEqual(await race(expire))
  })

  it('accepting and withdrawing the application leave no placement', async () => {
    const result = await race((person, _, id) =>
      person.client.rpc('withdraw_application', { application_id: id }),
    )
    expect(result).toMatchObject({ number: 0, filled: 0 })
  })
})

describe('a placement', () => {
  const share = ({ client }: Pick<Person, 'client'>, placement_id: string, is_shared: boolean) =>
    client.rpc('share_placement', { placement_id, is_shared })

  it('is shared with the school by the person’s own choice, which the ledger keeps', async () => {
    const school = await partner(server, 'academia', { approver: boss })
    const person = await makeStudent(server, school, await makeCohort(server, school))
    const opening = await publish()
    const id = await shortlisted(opening, person)
    good(await accept(person, good<string>(await send(id))))
    const { placement, schools } = await mine(person, id)
    expect(placement).toMatchObject({ isShared: false })
    expect(schools).toHaveLength(1)
    for (const stranger of [company, boss, school, await candidate(server)]) {
      expect(hintOf(await share(stranger, placement!.id, true))).toBe('placement_gone')
    }
    good(await share(person, placement!.id, true))
    good(await share(person, placement!.id, true))
    expect((await mine(person, id)).placement).toMatchObject({ isShared: true })
    good(await share(person, placement!.id, false))
    const consents = good(
      await person.client
        .from('consent_events')
        .select('version, given')
        .eq('kind', 'placement_sharing')
        .order('id'),
    )
    expect(consents).toEqual([
      { version: `${schools[0]}: Data analyst`, given: true },
      { version: `${schools[0]}: Data analyst`, given: false },
    ])
  })

  it('is shared with no one by people without a school, and with no school that comes later', async () => {
    const person = await candidate(server)
    const opening = await publish()
    const id = await shortlisted(opening, person)
    good(await accept(person, good<string>(await send(id))))
    const { placement } = await mine(person, id)
    expect(hintOf(await share(person, placement!.id, true))).toBe('placement_no_school')
    await server.sql('update public.placements set shared_with_school = true where id = $1', [placement!.id])
    const school = await partner(server, 'academia', { approver: boss })
    await server.sql('insert into public.students (organization_id, email) values ($1, $2)', [
      school.organizationId,
      person.email,
    ])
    await server.sql('update public.students set user_id = $1, linked_at = now() where email = $2', [
      person.id,
      person.email,
    ])
    expect((await mine(person, id)).placement).toMatchObject({ isShared: false })
  })

  it('is exported, and stays without the person when the account ends', async () => {
    const person = await candidate(server)
    const opening = await publish()
    const id = await shortlisted(opening, person)
    good(await accept(person, good<string>(await send(id))))
    expect(await dataOf(server, person)).toMatchObject({
      placements: [{ title: 'Data analyst', contract: 'permanent' }],
      opening_offers: [{ pay_amount: 34000, terms: 'Five weeks of leave.', state: 'accepted' }],
    })
    await server.sql('delete from auth.users where id = $1', [person.id])
    const left = await server.sql(
      'select user_id, application_id, title from public.placements where opening_id = $1',
      [opening.id],
    )
    expect(left).toEqual([{ user_id: null, application_id: null, title: 'Data analyst' }])
    expect(await server.sql('select from public.opening_offers where application_id = $1', [id])).toEqual([])
  })

  it('keeps no person and no pay once the application is anonymized', async () => {
    const person = await candidate(server)
    const opening = await publish()
    const id = await shortlisted(opening, person)
    good(await accept(person, good<string>(await send(id))))
    await server.sql(
      `update public.opening_applications set sent_at = now() - interval '800 days' where id = $1`,
      [id],
    )
    await server.sql('select private.anonymize_applications(730)')
    expect(await placements(id)).toEqual([{ contract: 'permanent', title: 'Data analyst', user_id: null }])
    const [offer] = await server.sql(
      'select pay_amount, terms, state from public.opening_offers where application_id = $1',
      [id],
    )
    expect(offer).toEqual({ pay_amount: null, terms: '', state: 'accepted' })
  })
})
