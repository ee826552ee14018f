import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague, leftWay, publishMission, startMission } from './missions.ts'
import { candidate, dataOf, everyRole, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let school: Partner
let otherSchool: Partner
let company: Partner
let maker: Partner
let stranger: Partner
beforeAll(async () => {
  server = await startProduct()
  school = await partner(server, 'academia')
  otherSchool = await partner(server, 'academia')
  company = await partner(server, 'company')
  maker = await partner(server, 'on_maker')
  stranger = await partner(server, 'company')
})
afterAll(() => server.close())

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const terms = (more: object = {}) => ({
  visibility: 'aggregate',
  starts_on: day(0),
  ends_on: day(200),
  is_named: false,
  body: 'Two visits a year.',
  missions: [],
  ...more,
})
const propose = (by: Partner, to: Partner, more: object = {}) =>
  by.client.rpc('propose_partnership', {
    mine: by.organizationId,
    other: to.organizationId,
    terms: terms(more),
    note: 'Shall we?',
  })
const change = ({ client }: Person, partnership_id: string, seen_version: number, more: object = {}) =>
  client.rpc('propose_terms', { partnership_id, seen_version, terms: terms(more) })
const accept = ({ client }: Person, partnership_id: string, version: number) =>
  client.rpc('accept_terms', { partnership_id, version })
const drop = ({ client }: Person, partnership_id: string, version: number) =>
  client.rpc('drop_terms', { partnership_id, version, reason: 'Not now.' })
const end = ({ client }: Person, partnership_id: string, reason = 'Our plans changed.') =>
  client.rpc('end_partnership', { partnership_id, reason })

interface Shown {
  state: string
  side: string
  mayAct: boolean
  agreed: { version: number; visibility: string; missions: { id: string }[] } | null
  open: { version: number; by: string } | null
  contacts: { school: { email: string } | null; partner: { email: string } | null }
  history: { act: string; side: string; version: number | null; note: string }[]
  choices: { id: string }[] | null
}
const shown = async ({ client }: Person, partnership_id: string) =>
  good<Shown | null>(await client.rpc('partnership', { partnership_id }))
const told = async (person: Person, kind: string) =>
  (await person.client.from('notifications').select('data, link, mailed_at').eq('kind', kind)).data!
const mailsTo = async (person: Person, kind: string) =>
  (
    await server.sql<{ number: number }>(
      'select count(*)::int as number from private.mails where user_id = $1 and kind = $2',
      [person.id, kind],
    )
  )[0]!.number

async function agreed(one: Partner, other: Partner, more: object = {}): Promise<string> {
  const id = good<string>(await propose(one, other, more))
  const version = (await shown(other, id))!.open!.version
  good(await accept(other, id, version))
  return id
}

/** A person on a school's roster, with an account. */
async function student(of: Partner, shares: string[] = ['progress'], first_name = 'Stu'): Promise<Person> {
  const person = await candidate(server)
  await server.sql(
    `insert into public.students (organization_id, email, first_name, last_name, user_id, linked_at, shares)
     values ($1, $2, $3, $4, $5, now(), $6)`,
    [of.organizationId, person.email, first_name, `Dent ${randomUUID().slice(0, 6)}`, person.id, shares],
  )
  return person
}

async function privateMission(author: Partner): Promise<string> {
  const mission_id = await publishMission(author)
  good(await author.client.rpc('set_mission_access', { mission_id, by_invitation: true, closes_on: null }))
  return mission_id
}
const offered = async ({ client }: Person) =>
  good<{ mission_id: string; school: string | null }[]>(await client.rpc('my_invitations'))
const begin = ({ client }: Person, mission_id: string) => client.rpc('start_mission', { mission_id })

describe('terms', () => {
  it('apply once one side accepts exactly what the other proposed last', async () => {
    const id = good<string>(await propose(school, maker))
    expect(await shown(school, id)).toMatchObject({ state: 'proposed', side: 'school', open: { version: 1 } })
    expect(hintOf(await accept(school, id, 1))).toBe('own_terms')
    good(await change(maker, id, 1, { visibility: 'none' }))
    expect(hintOf(await change(school, id, 1))).toBe('terms_changed')
    // The older proposal can no longer be accepted by anyone.
    expect(hintOf(await accept(maker, id, 1))).toBe('terms_changed')
    expect(hintOf(await accept(school, id, 1))).toBe('terms_changed')
    expect(hintOf(await accept(maker, id, 2))).toBe('own_terms')
    good(await accept(school, id, 2))
    expect(hintOf(await accept(school, id, 2))).toBe('terms_changed')
    const record = (await shown(maker, id))!
    expect(record).toMatchObject({ state: 'active', agreed: { version: 2, visibility: 'none' }, open: null })
    expect(record.history.map(({ act, side }) => `${side} ${act}`)).toEqual([
      'school accepted',
      'partner changed',
      'school proposed',
    ])
    expect((await shown(school, id))!.history).toEqual(record.history)
    expect(record.contacts).toMatchObject({
      school: { email: school.email },
      partner: { email: maker.email },
    })

    // A change waits while the agreed terms continue; both sides are notified of each turn, also by email.
    good(await change(school, id, 2, { visibility: 'full', ends_on: day(400) }))
    expect(await shown(maker, id)).toMatchObject({
      state: 'active',
      agreed: { version: 2 },
      open: { version: 3 },
    })
    good(await drop(maker, id, 3))
    expect(await shown(maker, id)).toMatchObject({ state: 'active', agreed: { version: 2 }, open: null })
    good(await change(maker, id, 3, { ends_on: day(400) }))
    good(await drop(maker, id, 4))
    for (const [person, kind] of [
      [maker, 'partnership_proposed'],
      [school, 'partnership_changed'],
      [school, 'partnership_accepted'],
      [maker, 'partnership_accepted'],
      [school, 'partnership_declined'],
      [school, 'partnership_withdrawn'],
    ] as const) {
      const [news] = await told(person, kind)
      expect(news, kind).toMatchObject({ link: `/partnerships/${id}` })
      expect(await mailsTo(person, kind), kind).toBeGreaterThan(0)
    }
    expect(await told(school, 'partnership_proposed')).toEqual([])
  })

  it('announce their end once, two weeks ahead, unless new ones are proposed', async () => {
    const remind = () => server.sql('select private.remind_of_ending_partnerships()')
    const owner = await partner(server, 'academia')
    const id = good<string>(await propose(owner, maker, { ends_on: day(14) }))
    await remind()
    expect(await told(owner, 'partnership_ending')).toEqual([])
    good(await accept(maker, id, 1))
    good(await change(owner, id, 1, { ends_on: day(10) }))
    await remind()
    expect(await told(owner, 'partnership_ending')).toEqual([])
    good(await drop(owner, id, 2))
    await remind()
    await remind()
    expect(await told(owner, 'partnership_ending')).toMatchObject([
      { link: `/partnerships/${id}`, data: { date: day(14) } },
    ])
    expect((await told(maker, 'partnership_ending')).filter(({ link }) => link.endsWith(id))).toHaveLength(1)
  })

  it('are between an approved school and an approved company or maker, by authorized members', async () => {
    const everyone = await everyRole(server)
    for (const who of ['anonymous', 'candidate', 'pending', 'admin'] as const) {
      const answer = await everyone[who].client.rpc('propose_partnership', {
        mine: company.organizationId,
        other: school.organizationId,
        terms: terms(),
      })
      expect(['partnership_roles', '42501'], who).toContain(hintOf(answer))
    }
    const reviewer = await colleague(server, company, 'reviewer')
    expect(hintOf(await propose(reviewer, school))).toBe('partnership_roles')
    const teacher = await colleague(server, school, 'teacher')
    expect(hintOf(await propose(teacher, company))).toBe('partnership_roles')
    expect(hintOf(await propose(company, stranger))).toBe('partner_not_found')
    expect(hintOf(await propose(school, otherSchool))).toBe('partner_not_found')
    expect(hintOf(await propose(school, everyone.pending as Partner))).toBe('partner_not_found')
    const id = good<string>(await propose(everyone.academia as Partner, everyone.company as Partner))
    expect(hintOf(await propose(everyone.company as Partner, everyone.academia as Partner))).toBe(
      'partnership_exists',
    )
    // A teacher of the school can read, but not act.
    const reader = await colleague(server, everyone.academia as Partner, 'teacher')
    expect(await shown(reader, id)).toMatchObject({ mayAct: false, choices: null })
    expect(hintOf(await drop(reader, id, 1))).toBe('partnership_not_found')
  })

  it('are refused if empty, ended before today, or promising what does not exist', async () => {
    const [mine, yours] = [await partner(server, 'academia'), await partner(server, 'company')]
    const draft = await publishMission(stranger)
    const secret = await privateMission(yours)
    for (const more of [
      { visibility: 'everything' },
      { starts_on: null },
      { ends_on: day(-2) },
      { body: 'x'.repeat(8001) },
    ]) {
      expect(hintOf(await propose(mine, yours, more)), JSON.stringify(more).slice(0, 60)).toBe(
        'terms_invalid',
      )
    }
    expect(hintOf(await propose(mine, yours, { starts_on: day(-9), ends_on: day(-2) }))).toBe(
      'terms_outdated',
    )
    for (const missions of [[draft], [randomUUID()], [secret]]) {
      expect(hintOf(await propose(mine, yours, { missions }))).toBe('terms_missions_invalid')
    }
    // The school may keep what the company offers in its reply.
    const id = good<string>(await propose(yours, mine, { missions: [secret] }))
    expect((await shown(mine, id))!.choices).toEqual([expect.objectContaining({ id: secret })])
    good(await change(mine, id, 1, { missions: [secret], visibility: 'none' }))
    good(await accept(yours, id, 2))
    expect((await shown(mine, id))!.agreed!.missions).toEqual([
      expect.objectContaining({ id: secret, isOver: false }),
    ])
  })

  it('can be written, with their history, only through the functions', async () => {
    const id = await agreed(await partner(server, 'academia'), stranger)
    const { client } = stranger
    for (const table of [
      'partnerships',
      'partnership_terms',
      'partnership_missions',
      'partnership_history',
    ]) {
      for (const attempt of [
        client.from(table).delete().not('partnership_id', 'is', null),
        client.from(table).update({ version: 9 }).eq('partnership_id', id),
        client.from(table).insert({ partnership_id: id, side: 'school', act: 'accepted' }),
      ]) {
        expect((await attempt).error, table).not.toBeNull()
      }
    }
    for (const table of ['partnership_terms', 'partnership_history']) {
      await expect(
        server.sql(`update public.${table} set version = 7 where partnership_id = $1`, [id]),
      ).rejects.toThrow('never changes')
    }
  })
})

describe('one school', () => {
  it('never sees another’s partnerships, nor does a company', async () => {
    const id = await agreed(otherSchool, stranger)
    for (const person of [school, company, await candidate(server)]) {
      expect(await shown(person, id)).toBeNull()
      for (const table of ['partnership_terms', 'partnership_missions', 'partnership_history']) {
        const { data } = await person.client.from(table).select().eq('partnership_id', id)
        expect(data, table).toEqual([])
      }
      expect((await person.client.from('partnerships').select().eq('id', id)).data).toEqual([])
      expect(
        hintOf(await person.client.rpc('my_partnerships', { organization: otherSchool.organizationId })),
      ).toBe('members_only')
      expect(hintOf(await person.client.rpc('partnership_students', { partnership_id: id }))).toBe(
        'partnership_not_found',
      )
      expect(hintOf(await end(person, id))).toBe('partnership_not_found')
      expect(hintOf(await change(person, id, 1))).toBe('partnership_not_found')
    }
    expect(await shown(stranger, id)).toMatchObject({ side: 'partner', state: 'active' })
    expect((await otherSchool.client.from('partnership_history').select()).data!.length).toBeGreaterThan(1)
  })
})

describe('a private mission in the terms', () => {
  it('reaches only that school’s linked students, and no one once it has ended', async () => {
    const [mine, host] = [await partner(server, 'academia'), await partner(server, 'company')]
    const mission = await privateMission(host)
    const unshared = await privateMission(host)
    const ours = await student(mine, [])
    const late = await student(mine, [])
    const theirs = await student(otherSchool)
    const nobody = await candidate(server)
    const left = await student(mine)
    await server.sql(`update public.students set status = 'left' where user_id = $1`, [left.id])
    const id = good<string>(await propose(host, mine, { missions: [mission] }))
    // Proposed isn't agreed.
    expect(await offered(ours)).toEqual([])
    expect(hintOf(await begin(ours, mission))).toBe('mission_closed')
    good(await accept(mine, id, 1))
    expect(await offered(ours)).toEqual([
      expect.objectContaining({ mission_id: mission, school: expect.any(String) }),
    ])
    for (const person of [theirs, nobody, left]) {
      expect(await offered(person)).toEqual([])
      expect(hintOf(await begin(person, mission))).toBe('mission_closed')
      expect((await person.client.from('mission_listings').select().eq('mission_id', mission)).data).toEqual(
        [],
      )
    }
    expect(hintOf(await begin(ours, unshared))).toBe('mission_closed')
    const shared = (school_id: string) =>
      server.sql('select private.is_mission_shared_with($1, $2) as is', [mission, school_id])
    expect(await shared(mine.organizationId)).toEqual([{ is: true }])
    expect(await shared(otherSchool.organizationId)).toEqual([{ is: false }])
    // The school's staff can plan with it; another school's staff can't see it.
    const listings = async ({ client }: Person) =>
      (await client.from('mission_listings').select('mission_id').eq('mission_id', mission)).data
    expect(await listings(mine)).toEqual([{ mission_id: mission }])
    expect(await listings(otherSchool)).toEqual([])

    const work = await startMission(server, mission, ours)
    good(await end(mine, id))
    expect(await offered(ours)).toEqual([])
    expect(await offered(late)).toEqual([])
    expect(hintOf(await begin(late, mission))).toBe('mission_closed')
    expect(await listings(mine)).toEqual([])
    expect(await shared(mine.organizationId)).toEqual([{ is: false }])
    // People who have started can finish.
    await work.through(...leftWay)
    good(await work.submit())
    expect(hintOf(await end(host, id))).toBe('partnership_over')
    expect(await told(host, 'partnership_ended')).toMatchObject([{ data: { reason: 'Our plans changed.' } }])
    expect(await told(mine, 'partnership_ended')).toHaveLength(1)
    // And all over again, with the same row.
    expect(good(await propose(mine, host, { missions: [mission] }))).toBe(id)
    good(await accept(host, id, 2))
    expect(await offered(late)).toHaveLength(1)
    // Expired by date, without any action.
    await server.sql(`alter table public.partnership_terms disable trigger partnership_terms_never_change`)
    await server.sql(
      `update public.partnership_terms set starts_on = current_date - 9, ends_on = current_date - 1 where partnership_id = $1`,
      [id],
    )
    await server.sql(`alter table public.partnership_terms enable trigger partnership_terms_never_change`)
    expect((await shown(host, id))!.state).toBe('expired')
    expect(await offered(late)).toEqual([])
  })
})

describe('a partner', () => {
  interface Seen {
    level: string
    students?: number | null
    missions?: { begun: number | null }[]
    people?: { name: string; work: Record<string, { status: string }> | null }[] | null
    total?: number | null
  }
  const seen = async ({ client }: Person, partnership_id: string) =>
    good<Seen>(await client.rpc('partnership_students', { partnership_id }))

  interface MyPartner {
    id: string
    studentId: string
    name: string
    visibility: string
    agreed: string | null
    sees: string
    missions: { id: string }[]
    work: Record<string, { status: string }> | null
  }
  const mine = async ({ client }: Person) => good<MyPartner[]>(await client.rpc('my_school_partners'))
  /** What the student says on the page about this partner. */
  const allow = async (person: Person, host: Partner, visibility: string | null) => {
    const [known] = await server.sql<{ name: string }>(
      'select name from public.organizations where id = $1',
      [host.organizationId],
    )
    const { studentId, id } = (await mine(person)).find(({ name }) => name === known!.name)!
    return person.client.rpc('set_partner_consent', { student_id: studentId, partnership_id: id, visibility })
  }

  it('P1-2 sees a student by name only after consent for this partner, and a shared mission started', async () => {
    const [ours, host, other] = [
      await partner(server, 'academia'),
      await partner(server, 'company'),
      await partner(server, 'company'),
    ]
    const mission = await privateMission(host)
    const id = await agreed(host, ours, { visibility: 'full', missions: [mission] })
    const second = await agreed(ours, other, { visibility: 'named' })
    const person = await student(ours, ['progress'], 'Xavier')
    expect(await seen(host, id)).toMatchObject({ total: 0, people: [] })
    expect(await mine(person)).toMatchObject([{ agreed: null, sees: 'aggregate' }, { agreed: null }])
    // Consent alone shows no one who has not started a shared mission.
    good(await allow(person, host, 'full'))
    expect((await seen(host, id)).people).toEqual([])
    expect((await mine(person)).find((known) => known.id === id)).toMatchObject({
      agreed: 'full',
      sees: 'aggregate',
    })
    good(await begin(person, mission))
    expect((await seen(host, id)).people).toMatchObject([{ work: { [mission]: { status: 'in_progress' } } }])
    expect((await seen(other, second)).people).toEqual([])
    // The student reads exactly that.
    expect((await mine(person)).find((known) => known.id === id)).toMatchObject({
      agreed: 'full',
      sees: 'full',
      work: { [mission]: { status: 'in_progress' } },
    })
    expect((await mine(person)).find((known) => known.id === second)).toMatchObject({
      agreed: null,
      sees: 'aggregate',
    })
    // Work that stays unnamed would name the student by its dates.
    await server.sql(
      `insert into private.unnamed_work (enrollment_id) select id from public.enrollments where mission_id = $1`,
      [mission],
    )
    expect(await seen(host, id)).toMatchObject({ total: 0, people: [] })
    expect((await mine(person)).find((known) => known.id === id)).toMatchObject({ sees: 'aggregate' })
    await server.sql('delete from private.unnamed_work')
    expect((await seen(host, id)).people).toHaveLength(1)
    // Consent is recorded, and can be withdrawn at any time.
    const consents = await person.client.from('consent_events').select('given').eq('kind', 'partner_name')
    expect(consents.data).toEqual([{ given: true }])
    good(await allow(person, host, null))
    expect((await seen(host, id)).people).toEqual([])
    good(await allow(person, host, 'full'))
    const { studentId } = (await mine(person))[0]!
    good(await person.client.rpc('unlink_school', { student_id: studentId }))
    expect((await seen(host, id)).people).toEqual([])
    expect(
      await server.sql('select 1 from private.partner_consents where student_id = $1', [studentId]),
    ).toEqual([])
  })

  it('P1-2 gets access only from the student, and only as far as the current terms say', async () => {
    const [ours, host] = [await partner(server, 'academia'), await partner(server, 'company')]
    const id = await agreed(ours, host, { visibility: 'named' })
    const person = await student(ours)
    const { studentId } = (await mine(person))[0]!
    const ask = ({ client }: Person, visibility: string | null, partnership_id = id) =>
      client.rpc('set_partner_consent', { student_id: studentId, partnership_id, visibility })
    for (const other of [ours, host, await student(ours), await candidate(server)])
      expect(hintOf(await ask(other, 'named'))).toBe('school_not_linked')
    for (const level of ['full', 'aggregate', 'none'])
      expect(hintOf(await ask(person, level))).toBe('partner_terms_changed')
    const elsewhere = await agreed(otherSchool, host, { visibility: 'named' })
    expect(hintOf(await ask(person, 'named', elsewhere))).toBe('partner_terms_changed')
    good(await ask(person, 'named'))
  })

  it('P1-2 is announced to linked students when it joins and when its terms widen', async () => {
    const [ours, host] = [await partner(server, 'academia'), await partner(server, 'company')]
    const person = await student(ours)
    const apart = await student(otherSchool)
    const id = await agreed(ours, host, { visibility: 'aggregate' })
    expect(await told(person, 'school_partner_added')).toMatchObject([
      { data: { visibility: 'aggregate' }, link: '/profile/schools' },
    ])
    expect(await mailsTo(person, 'school_partner_added')).toBe(1)
    expect(await told(apart, 'school_partner_added')).toEqual([])
    good(await change(host, id, 1, { visibility: 'full' }))
    expect(await told(person, 'school_partner_widened')).toEqual([])
    good(await accept(ours, id, 2))
    expect(await told(person, 'school_partner_widened')).toMatchObject([{ data: { visibility: 'full' } }])
    expect(await mailsTo(person, 'school_partner_widened')).toBe(1)
    // Narrower terms aren't announced.
    good(await change(host, id, 2, { visibility: 'named' }))
    good(await accept(ours, id, 3))
    expect(await told(person, 'school_partner_widened')).toHaveLength(1)
  })

  it('M2 is announced to a large school in batches, so that accepting never takes long', async () => {
    const [ours, host] = [await partner(server, 'academia'), await partner(server, 'company')]
    await server.sql(
      `with people as (
         insert into auth.users (id, email)
         select gen_random_uuid(), 'many-' || number || '-' || $1 || '@example.test' from generate_series(1, 101) as number
         returning id, email
       )
       insert into public.students (organization_id, email, first_name, last_name, user_id, linked_at)
       select $1::uuid, email, 'Stu', 'Dent', id, now() from people`,
      [ours.organizationId],
    )
    const heard = async () =>
      (
        await server.sql(
          `select count(distinct told.user_id)::int as people, count(*)::int as times from public.notifications as told
           join public.students as student on student.user_id = told.user_id
           where student.organization_id = $1 and told.kind = 'school_partner_added'`,
          [ours.organizationId],
        )
      )[0]
    await agreed(ours, host)
    expect(await heard()).toEqual({ people: 100, times: 100 })
    await server.sql('select private.notify_of_partner_news(1000)')
    await server.sql('select private.notify_of_partner_news(1000)')
    expect(await heard()).toEqual({ people: 101, times: 101 })
    expect(await server.sql('select from private.partner_news')).toEqual([])
  })

  it('sees what the terms allow and each student shares, and nothing after the end', async () => {
    const [mine, host] = [await partner(server, 'academia'), await partner(server, 'company')]
    const mission = await privateMission(host)
    const id = await agreed(host, mine, { visibility: 'aggregate', missions: [mission] })
    const open: Person[] = []
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) open.push(await student(mine, ['progress'], name))
    const closed = await student(mine, ['skills'], 'Secretive')
    for (const person of [...open, closed]) good(await begin(person, mission))
    // Four share: a group under five is hidden.
    expect(await seen(host, id)).toMatchObject({
      level: 'aggregate',
      students: null,
      people: null,
      total: null,
    })
    expect((await seen(host, id)).missions).toEqual([expect.objectContaining({ begun: null })])
    const fifth = await student(mine, ['progress'], 'Eve')
    good(await begin(fifth, mission))
    expect(await seen(host, id)).toMatchObject({ students: 5, missions: [{ begun: 5 }], people: null })
    expect(JSON.stringify(await seen(host, id))).not.toMatch(/Ana|Secretive/)
    // The school sees the same.
    expect(await seen(mine, id)).toEqual(await seen(host, id))

    let version = 1
    const agreeOn = async (visibility: string) => {
      version = good<number>(await change(host, id, version, { visibility, missions: [mission] }))
      good(await accept(mine, id, version))
      return seen(host, id)
    }
    // No one is visible by name before agreeing to it.
    expect(await agreeOn('named')).toMatchObject({ students: 5, total: 0, people: [] })
    for (const person of [...open, fifth]) good(await allow(person, host, 'named'))
    const named = await seen(host, id)
    expect(named.people!.map(({ name }) => name.split(' ')[0])).toEqual(
      expect.arrayContaining(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve']),
    )
    expect(named.people).toHaveLength(5)
    expect(named.people!.every(({ work }) => work === null)).toBe(true)
    // Wider terms show no more than was agreed to before.
    const wider = await agreeOn('full')
    expect(wider.people!.every(({ work }) => work === null)).toBe(true)
    for (const person of [...open, fifth]) good(await allow(person, host, 'full'))
    const full = await seen(host, id)
    expect(full.people!.every(({ work }) => work![mission]!.status === 'in_progress')).toBe(true)
    // Students who stop sharing disappear right away, and counts under five stay hidden.
    await server.sql(`update public.students set shares = '{}' where user_id = $1`, [fifth.id])
    expect(await seen(host, id)).toMatchObject({ students: null, total: 4, missions: [{ begun: null }] })
    expect(await agreeOn('none')).toEqual({ level: 'none' })
    await agreeOn('full')
    good(await end(host, id))
    expect(await seen(host, id)).toEqual({ level: 'none' })
    expect((await host.client.from('students').select()).data).toEqual([])
    // Each student can read who sees what.
    expect(good(await open[0]!.client.rpc('my_school_partners'))).toEqual([])
  })
})

describe('a school', () => {
  const page = async (slug: string) =>
    good<{
      departments: string[]
      partners: { name: string }[]
      events: unknown[]
      profile: { story: string }
    } | null>(await server.client().rpc('school_page', { wanted_slug: slug }))
  const slugOf = async ({ organizationId }: Partner) =>
    (
      await server.sql<{ slug: string }>('select slug from public.organizations where id = $1', [
        organizationId,
      ])
    )[0]!.slug

  it('has a public page: departments, story, partners that agreed to be named', async () => {
    const [mine, one, two] = [
      await partner(server, 'academia'),
      await partner(server, 'company'),
      await partner(server, 'on_maker'),
    ]
    const slug = await slugOf(mine)
    const save = (person: Person, name: string, department: string | null = null) =>
      person.client.rpc('save_department', { organization: mine.organizationId, name, department })
    const design = good<string>(await save(mine, '  Design   graphique '))
    expect(hintOf(await save(mine, 'design GRAPHIQUE'))).toBe('department_exists')
    expect(hintOf(await save(mine, ' '))).toBe('department_name_invalid')
    good(await save(mine, 'Commerce'))
    good(await save(mine, 'Design', design))
    expect(hintOf(await save(mine, 'Gone', randomUUID()))).toBe('department_not_found')
    const teacher = await colleague(server, mine, 'teacher')
    for (const person of [teacher, otherSchool, company, await candidate(server)]) {
      expect(hintOf(await save(person, 'Sneaked in'))).toBe('school_leaders_only')
      const removed = await person.client.rpc('remove_department', {
        organization: mine.organizationId,
        department: design,
      })
      expect(hintOf(removed)).toBe('school_leaders_only')
    }
    const write = (person: Person) =>
      person.client.rpc('save_organization_profile', {
        organization: mine.organizationId,
        document: { story: 'We teach by doing.', size: '250-999' },
        base_revision: 0,
      })
    expect(hintOf(await write(teacher))).toBe('page_authors_only')
    expect(hintOf(await write(otherSchool))).toBe('page_authors_only')
    good(await write(mine))
    await agreed(mine, one, { is_named: true })
    const quiet = await agreed(mine, two, { is_named: false })
    expect(await page(slug)).toMatchObject({
      departments: ['Commerce', 'Design'],
      profile: { story: 'We teach by doing.' },
      partners: [{ name: expect.any(String) }],
      events: [],
    })
    good(await end(two, quiet))
    good(
      await mine.client.rpc('remove_department', { organization: mine.organizationId, department: design }),
    )
    expect((await page(slug))!.departments).toEqual(['Commerce'])
    expect(await page(await slugOf(one))).toBeNull()
    expect(await page('nowhere')).toBeNull()
  })

  it('has a panel and a home for its staff', async () => {
    const mine = await partner(server, 'academia')
    const teacher = await colleague(server, mine, 'teacher')
    await student(mine)
    const id = good<string>(await propose(company, mine))
    const panel = (person: Person) => person.client.rpc('school_panel', { organization: mine.organizationId })
    expect(good(await panel(mine))).toMatchObject({
      mayLead: true,
      roles: { owner: 1, adviser: 0, teacher: 1 },
      proposals: [{ id }],
      students: 1,
    })
    expect(good(await panel(teacher))).toMatchObject({ mayLead: false })
    for (const person of [otherSchool, company, await candidate(server)]) {
      expect(hintOf(await panel(person))).toBe('members_only')
    }
    expect(good(await mine.client.rpc('school_home'))).toMatchObject({
      students: 1,
      linked: 1,
      programs: 0,
      partnerships: 0,
      proposals: 1,
      certificates: 0,
    })
    expect(hintOf(await company.client.rpc('school_home'))).toBe('school_required')
  })
})

describe('attendance', () => {
  async function event(person: Partner): Promise<string> {
    const event_id = good<string>(
      await person.client.rpc('save_event', {
        event_id: null,
        organization: person.organizationId,
        document: {
          title: 'Meet the alumni',
          kind: 'talk',
          language: 'en',
          is_online: false,
          place: 'Hall 2',
          starts_at: `${day(3)}T18:00`,
          ends_at: `${day(3)}T19:00`,
          time_zone: 'Europe/Paris',
        },
      }),
    )
    good(await person.client.rpc('publish_event', { event_id }))
    return event_id
  }
  const isNow = (id: string, over = false) =>
    server.sql(
      `update public.events set starts_at = now() - interval '3 hours', ends_at = now() + $2::interval where id = $1`,
      [id, over ? '-2 hours' : '1 hour'],
    )
  const page = async ({ client }: Pick<Person, 'client'>, event_id: string) =>
    good<{ code: string | null; attended_at: string | null; evaluation: object | null }>(
      await client.rpc('event_page', { event_id }),
    )
  const checkIn = ({ client }: Person, event_id: string, code: string) =>
    client.rpc('check_in', { event_id, code })
  const list = async ({ client }: Person, event_id: string) =>
    good<{ id: string; attended_at: string | null }[]>(await client.rpc('event_attendees', { event_id }))
  const evaluate = ({ client }: Person, event_id: string, rating: number, words = '') =>
    client.rpc('evaluate_event', { event_id, rating, words })

  it('is recorded by code or list by the organizers, can be undone, and is visible to both', async () => {
    const id = await event(school)
    const other = await event(otherSchool)
    const comer = await candidate(server)
    good(await comer.client.rpc('register_for_event', { event_id: id }))
    const { code } = await page(comer, id)
    expect(code).toMatch(/^[0-9A-F]{8}$/)
    expect((await page({ client: server.client() }, id)).code).toBeNull()
    expect((await page(await candidate(server), id)).code).toBeNull()
    expect(hintOf(await checkIn(school, id, code!))).toBe('attendance_too_early')
    await isNow(id)
    await isNow(other)
    expect(hintOf(await checkIn(otherSchool, id, code!))).toBe('event_not_found')
    expect(hintOf(await checkIn(otherSchool, other, code!))).toBe('code_unknown')
    expect(hintOf(await checkIn(comer, id, code!))).toBe('event_not_found')
    expect(
      good(await checkIn(school, id, ` ${code!.slice(0, 4).toLowerCase()}-${code!.slice(4)}`)),
    ).toMatchObject({
      name: 'Carla Candidate',
      wasThere: false,
    })
    expect(good(await checkIn(school, id, code!))).toMatchObject({ wasThere: true })
    expect((await page(comer, id)).attended_at).not.toBeNull()
    expect(hintOf(await comer.client.rpc('leave_event', { event_id: id }))).toBe('event_over')
    const [row] = await list(school, id)
    const set = (person: Person, is_there: boolean) =>
      person.client.rpc('set_attendance', { registration_id: row!.id, is_there })
    expect(hintOf(await set(comer, false))).toBe('event_not_found')
    expect(hintOf(await set(otherSchool, false))).toBe('event_not_found')
    good(await set(school, false))
    expect((await page(comer, id)).attended_at).toBeNull()
    good(await set(await colleague(server, school, 'teacher'), true))
    expect((await list(school, id))[0]!.attended_at).not.toBeNull()
    // Deleting an account deletes its traces.
    await server.sql('delete from auth.users where id = $1', [comer.id])
    expect(await list(school, id)).toEqual([])
  })

  it('opens the evaluation, once, with results from five answers on', async () => {
    const id = await event(school)
    const people = await Promise.all(Array.from({ length: 6 }, () => candidate(server)))
    for (const { client } of people) good(await client.rpc('register_for_event', { event_id: id }))
    await isNow(id)
    for (const row of (await list(school, id)).slice(0, 5)) {
      good(await school.client.rpc('set_attendance', { registration_id: row.id, is_there: true }))
    }
    const [first, ...others] = people.slice(0, 5)
    expect(hintOf(await evaluate(first!, id, 5))).toBe('evaluation_for_attendees')
    await isNow(id, true)
    await server.sql('select private.ask_for_evaluations()')
    await server.sql('select private.ask_for_evaluations()')
    expect(await told(first!, 'event_evaluation')).toHaveLength(1)
    expect(await told(people[5]!, 'event_evaluation')).toEqual([])
    expect(hintOf(await evaluate(people[5]!, id, 5))).toBe('evaluation_for_attendees')
    expect(hintOf(await evaluate(first!, id, 6))).toBe('evaluation_invalid')
    good(await evaluate(first!, id, 2, 'Too loud'))
    expect(hintOf(await evaluate(first!, id, 5))).toBe('evaluation_given')
    expect((await page(first!, id)).evaluation).toEqual({ rating: 2, words: 'Too loud' })
    const summary = (person: Person) => person.client.rpc('event_evaluation', { event_id: id })
    expect(good(await summary(school))).toEqual({ count: 1 })
    for (const person of others) good(await evaluate(person, id, 4, ''))
    expect(good(await summary(school))).toEqual({
      count: 5,
      average: 3.6,
      spread: [0, 1, 0, 4, 0],
      words: ['Too loud'],
    })
    expect(hintOf(await summary(otherSchool))).toBe('event_not_found')
    expect((await school.client.from('event_evaluations').select()).data).toEqual([])
    expect((await first!.client.from('event_evaluations').select()).data).toHaveLength(1)
    const data = await dataOf(server, first!)
    expect(data.event_evaluations).toMatchObject([{ rating: 2, words: 'Too loud' }])
    expect(data.event_registrations).toMatchObject([{ attended_at: expect.any(String) }])
  })
})
