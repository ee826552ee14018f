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
import type { OpeningColumns } from './openings.ts'
import { type Caller, candidate, type Partner, type Person, partner } from './people.ts'
import { good, hintOf } from './review-work.ts'
import { makeCohort, makeStudent, type Student } from './school.ts'

let hiring: Hiring
let server: TestServer
let boss: Person
let company: Partner
let second: Person
let school: Partner
let cohort: string
beforeAll(async () => {
  hiring = await startHiring()
  ;({ server, boss, company, recruiter: second } = hiring)
  school = await partner(server, 'academia', { approver: boss })
  cohort = await makeCohort(server, school)
})
afterAll(() => server.close())

const publish = (columns: OpeningColumns = {}) =>
  publishWithTeam(hiring, { places: 5, ...columns }, { isLedByBoth: true })

const applied = async ({ client }: Caller, { id }: Opening) => {
  const application = { fields: ['name'], letter: '', answers: {} }
  const sent = good<string>(await client.rpc('apply_to_opening', { opening_id: id, application, version: 1 }))
  good(await company.client.rpc('open_application', { application_id: sent }))
  return sent
}
const move = (id: string, opening: Opening, from: string, to: string) =>
  moveTo(company, id, opening, from, to)
const words = 'Others had more experience with data.'
const refuse = (ids: string[], { id, stages }: Opening) =>
  company.client.rpc('answer_applications', {
    opening_id: id,
    given: ids.map((one) => ({ id: one, stage: stages.new, reason: 'evidence', words })),
  })
const send = (application_id: string) =>
  company.client.rpc('send_offer', { application_id, offer: offerOf() })
const slot = () => new Date(Date.now() + 172_800_000 + Math.floor(Math.random() * 1e9)).toISOString()
const propose = (application_id: string, slots = [slot()]) =>
  company.client.rpc('propose_interview', {
    application_id,
    proposal: { kind: 'phone', minutes: 15, place: '', words: '', people: [company.id], slots, zone: 'UTC' },
  })
const remove = (opening: Opening) => hideOpening(server, opening)
const kindsFor = (person: Pick<Person, 'id'>) => notificationsFor(server, person)

/** Runs something while a transaction of the database's owner is open. */
async function meanwhile(
  work: (query: (text: string, values: unknown[]) => Promise<unknown>) => Promise<void>,
) {
  const client = await server.engine.db.admin.connect()
  try {
    await client.query('begin')
    await work((text, values) => client.query(text, values))
    await client.query('commit')
  } finally {
    client.release()
  }
}
const waiting = (number: number) =>
  expect
    .poll(() => server.sql('select from pg_locks where not granted'), { timeout: 20_000 })
    .toHaveLength(number)

const agreed = {
  startsOn: '2026-12-01',
  endsOn: '2027-05-31',
  place: 'Lyon',
  tasks: 'Answers questions with data.',
  tutorName: 'Tara Tutor',
  teacherName: 'Theo Teacher',
  hoursPerWeek: 35,
  hourlyPay: 4.5,
}
async function hired(student: Person) {
  const opening = await publish({
    contracts: ['internship'],
    pay_min: 5,
    pay_max: 6,
    pay_period: 'hour',
  })
  const id = await applied(student, opening)
  good(await move(id, opening, 'new', 'hired'))
  const [placement] = await server.sql<{ id: string }>(
    'select id from public.placements where application_id = $1',
    [id],
  )
  return { opening, id, placement: placement!.id }
}
const start = ({ client }: Caller, placement_id: string) => client.rpc('start_agreement', { placement_id })
const page = async ({ client }: Caller, agreement_id: string) =>
  good<{ isShared: boolean } | null>(await client.rpc('agreement_page', { agreement_id }))
const save = ({ client }: Caller, agreement_id: string, base_revision = 1) =>
  client.rpc('save_agreement', { agreement_id, document: agreed, base_revision })
const confirm = ({ client }: Caller, agreement_id: string, side: string) =>
  client.rpc('confirm_agreement', { agreement_id, side, revision: 2 })
const newStudent = (): Promise<Student> => makeStudent(server, school, cohort)
const consents = ({ id }: Person) =>
  server.sql<{ given: boolean }>(
    `select given from public.consent_events where user_id = $1 and kind = 'placement_sharing' order by id`,
    [id],
  )

describe('an agreement that is final', () => {
  it('can’t be destroyed by undoing the hire, nor by withdrawing the application', async () => {
    const student = await newStudent()
    const { opening, id, placement } = await hired(student)
    const agreement = good<string>(await start(student, placement))
    good(await save(student, agreement))
    good(await confirm(student, agreement, 'student'))
    good(await confirm(school, agreement, 'school'))
    expect(good(await confirm(company, agreement, 'company'))).toBe(true)
    expect(hintOf(await move(id, opening, 'hired', 'new'))).toBe('hire_agreed')
    expect(hintOf(await student.client.rpc('withdraw_application', { application_id: id }))).toBe(
      'hire_agreed',
    )
    expect(await page(school, agreement)).not.toBeNull()
  })

  it('stays when the hire is undone at the moment of the last confirmation', async () => {
    const student = await newStudent()
    const { opening, id, placement } = await hired(student)
    const agreement = good<string>(await start(student, placement))
    good(await save(student, agreement))
    let undone: ReturnType<typeof move>
    await meanwhile(async (query) => {
      await query('update public.agreements set finalized_at = now() where id = $1', [agreement])
      undone = Promise.resolve(move(id, opening, 'hired', 'new')) as never
      await waiting(1)
    })
    expect(hintOf(await undone!)).toBe('hire_agreed')
  })

  it('is gone with a hire that is undone while it is a draft', async () => {
    const student = await newStudent()
    const { opening, id, placement } = await hired(student)
    const agreement = good<string>(await start(student, placement))
    expect(good(await move(id, opening, 'hired', 'shortlist'))).toBe(true)
    expect(await page(student, agreement)).toBeNull()
  })
})

describe('a school', () => {
  it('no longer reads the draft of a student who unlinked it, even if they share with another school', async () => {
    const student = await newStudent()
    const { placement } = await hired(student)
    const agreement = good<string>(await start(student, placement))
    expect(await page(school, agreement)).toMatchObject({ isShared: true })
    good(await student.client.rpc('unlink_school', { student_id: student.studentId }))
    expect(await page(school, agreement)).toBeNull()
    expect(hintOf(await save(school, agreement))).toBe('agreement_gone')
    const other = await partner(server, 'academia', { approver: boss })
    await server.sql(
      `insert into public.students (organization_id, email, first_name, last_name, user_id, linked_at)
       values ($1, $2, 'Sam', 'Student', $3, now())`,
      [other.organizationId, student.email, student.id],
    )
    good(await student.client.rpc('share_placement', { placement_id: placement, is_shared: false }))
    good(await student.client.rpc('share_placement', { placement_id: placement, is_shared: true }))
    expect(await page(school, agreement)).toBeNull()
    expect(await page(student, agreement)).toMatchObject({ isShared: false })
  })

  it('gets a placement through an agreement only with a consent that is on record', async () => {
    const student = await newStudent()
    const { placement } = await hired(student)
    const agreement = good<string>(await start(company, placement))
    expect(await consents(student)).toEqual([])
    good(await student.client.rpc('share_agreement', { agreement_id: agreement }))
    good(await student.client.rpc('share_agreement', { agreement_id: agreement }))
    expect(await consents(student)).toEqual([{ given: true }])
    good(await student.client.rpc('share_placement', { placement_id: placement, is_shared: false }))
    good(await start(student, placement))
    expect(await consents(student)).toEqual([{ given: true }, { given: false }, { given: true }])
  })
})

describe('an administrator who views the product as the staff of a school', () => {
  it('reads no one’s placement', async () => {
    const student = await newStudent()
    const { placement } = await hired(student)
    good(await student.client.rpc('share_placement', { placement_id: placement, is_shared: true }))
    const shared = async (claims: object) => {
      const [row] = await server.sql<{ shared: { id: string }[] }>(
        `with claims as materialized (select set_config('request.jwt.claims', $1, true))
         select public.school_placements($2) -> 'shared' as shared from claims`,
        [
          JSON.stringify({ sub: school.id, role: 'authenticated', aal: 'aal1', ...claims }),
          school.organizationId,
        ],
      )
      return row!.shared.map(({ id }) => id)
    }
    expect(await shared({})).toContain(placement)
    expect(await shared({ acting_admin: boss.id })).toEqual([])
  })
})

describe('a company', () => {
  it('isn’t told by an agreement who advises a student who shares nothing', async () => {
    const [student, open] = [await newStudent(), await newStudent()]
    await server.sql('update public.students set adviser_id = $1 where id = any ($2)', [
      school.id,
      [student.studentId, open.studentId],
    ])
    const teacher = async (who: Person, placement: string) =>
      good<{ content: { teacherName: string } }>(
        await company.client.rpc('agreement_page', { agreement_id: good(await start(who, placement)) }),
      ).content.teacherName
    expect(await teacher(company, (await hired(student)).placement)).toBe('')
    expect(await teacher(open, (await hired(open)).placement)).not.toBe('')
  })

  it('can’t announce times and offers to an applicant without end', async () => {
    const opening = await publish()
    const id = await applied(await candidate(server), opening)
    good(await move(id, opening, 'new', 'shortlist'))
    const interview_id = good<string>(await propose(id))
    await server.sql(
      `insert into public.interview_events (interview_id, by, kind) select $1, 'team', 'proposed' from generate_series(1, 19)`,
      [interview_id],
    )
    good(await company.client.rpc('cancel_interview', { interview_id, words: 'Not now.' }))
    expect(hintOf(await propose(id))).toBe('too_many_interviews')
    for (let number = 0; number < 20; number++) {
      const offer_id = good<string>(await send(id))
      good(await company.client.rpc('withdraw_offer', { offer_id, reason: 'The budget was cut.' }))
    }
    expect(hintOf(await send(id))).toBe('too_many_offers')
  })
})

describe('a lead with a conflict of interest', () => {
  it('isn’t notified of the agreement', async () => {
    const student = await newStudent()
    const { id, placement } = await hired(student)
    good(await second.client.rpc('declare_application_conflict', { application_id: id }))
    good(await start(student, placement))
    expect(await kindsFor(company)).toContain('agreement_started')
    const [told] = await server.sql(
      `select from public.notifications as told join public.agreements as kept on told.link = '/agreements/' || kept.id
       where told.user_id = $1 and kept.placement_id = $2`,
      [second.id, placement],
    )
    expect(told).toBeUndefined()
  })
})

describe('an opening that administrators removed', () => {
  it('reveals no one, and hires and interviews no one', async () => {
    const opening = await publish()
    const [blind, offered, listed, invited] = await Promise.all([0, 1, 2, 3].map(() => candidate(server)))
    const hidden = await applied(blind!, opening)
    const ids: string[] = []
    for (const person of [offered!, listed!, invited!]) {
      const id = await applied(person, opening)
      good(await move(id, opening, 'new', 'shortlist'))
      ids.push(id)
    }
    const [first, shortlisted, asked] = ids as [string, string, string]
    const offer_id = good<string>(await send(first))
    const time = slot()
    const interview_id = good<string>(await propose(asked, [time]))
    await remove(opening)
    expect(hintOf(await move(hidden, opening, 'new', 'shortlist'))).toBe('opening_removed')
    expect(hintOf(await send(shortlisted))).toBe('opening_removed')
    expect(
      hintOf(
        await company.client.rpc('send_offer', {
          application_id: first,
          offer: offerOf(),
          replaces: offer_id,
        }),
      ),
    ).toBe('opening_removed')
    expect(hintOf(await offered!.client.rpc('accept_offer', { offer_id }))).toBe('offer_ended')
    expect(hintOf(await propose(shortlisted))).toBe('opening_removed')
    expect(
      hintOf(await invited!.client.rpc('book_interview', { interview_id, slot: time, zone: 'UTC' })),
    ).toBe('opening_removed')
    // Those who applied still get an answer, and can leave.
    expect(good(await refuse([hidden], opening))).toEqual([hidden])
    good(await invited!.client.rpc('withdraw_application', { application_id: asked }))
  })

  it('hires no one while its organization is suspended', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const id = await applied(person, opening)
    good(await move(id, opening, 'new', 'shortlist'))
    const offer_id = good<string>(await send(id))
    const set = (status: string) =>
      server.sql('update public.organizations set status = $2 where id = $1', [
        company.organizationId,
        status,
      ])
    await set('suspended')
    const refused = hintOf(await person.client.rpc('accept_offer', { offer_id }))
    await set('approved')
    expect(refused).toBe('offer_ended')
  })
})

describe('a blind applicant', () => {
  it('isn’t named by the question they ask a person to review', async () => {
    const opening = await publish()
    const person = await candidate(server)
    await server.sql(
      `update public.profiles set first_name = 'Zephyrine', last_name = 'Quatrepoint' where user_id = $1`,
      [person.id],
    )
    const id = await applied(person, opening)
    good(await refuse([id], opening))
    const ask = (question: string) =>
      person.client.rpc('ask_for_human_review', { question, application_id: id })
    for (const question of [
      'Please look again, this is Zéphyrine, we met at the fair.',
      'Please look again, and write to me at me@example.test.',
    ])
      expect(hintOf(await ask(question))).toBe('review_names_you')
    good(await ask('Please look again at the second answer.'))
    const reviews = good<object[]>(
      await company.client.rpc('opening_human_reviews', { opening_id: opening.id }),
    )
    expect(JSON.stringify(reviews)).not.toMatch(/phyrine/i)
  })

  it('can sign a question once the team knows them', async () => {
    const opening = await publish()
    const person = await candidate(server)
    await server.sql(`update public.profiles set first_name = 'Zephyrine' where user_id = $1`, [person.id])
    const id = await applied(person, opening)
    good(await move(id, opening, 'new', 'shortlist'))
    good(
      await company.client.rpc('answer_applications', {
        opening_id: opening.id,
        given: [{ id, stage: opening.stages.shortlist, reason: 'evidence', words }],
      }),
    )
    good(
      await person.client.rpc('ask_for_human_review', {
        question: 'Please look again, best regards, Zephyrine.',
        application_id: id,
      }),
    )
  })
})

describe('two at the same moment', () => {
  it('answer several applications and move one of them without a deadlock', async () => {
    const opening = await publish()
    const ids: string[] = []
    for (const person of await Promise.all([candidate(server), candidate(server)]))
      ids.push(await applied(person, opening))
    ids.sort()
    let answered: ReturnType<typeof refuse>
    await meanwhile(async (query) => {
      // As a move does: the application, then its opening.
      await query('select from public.opening_applications where id = $1 for update', [ids[1]])
      answered = Promise.resolve(refuse(ids, opening)) as never
      await waiting(1)
      await query('select from public.openings where id = $1 for update', [opening.id])
    })
    expect(good(await answered!)).toEqual(ids)
  })

  it('export applications and move one of them without a deadlock', async () => {
    const opening = await publish()
    const ids: string[] = []
    for (const person of await Promise.all([candidate(server), candidate(server)])) {
      const application = { fields: ['name'], letter: '', answers: {} }
      ids.push(
        good<string>(
          await person.client.rpc('apply_to_opening', { opening_id: opening.id, application, version: 1 }),
        ),
      )
    }
    let exported: PromiseLike<Parameters<typeof good>[0]>
    await meanwhile(async (query) => {
      await query('select from public.opening_applications where id = $1 for update', [ids[1]])
      exported = Promise.resolve(company.client.rpc('export_applications', { opening_id: opening.id }))
      await waiting(1)
      await query('select from public.openings where id = $1 for update', [opening.id])
    })
    expect(good(await exported!)).toHaveLength(2)
  })

  it('remind of an offer once', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const id = await applied(person, opening)
    good(await move(id, opening, 'new', 'shortlist'))
    good(await send(id))
    const run = () => server.sql('select private.expire_offers(private.today() + 9)')
    let runs: Promise<unknown>[] = []
    await meanwhile(async (query) => {
      await query('select from public.opening_applications where id = $1 for update', [id])
      runs = [run(), run()]
      await waiting(2)
    })
    await Promise.all(runs)
    expect((await kindsFor(person)).filter((kind) => kind === 'opening_offer_reminder')).toHaveLength(1)
  })
})

describe('while openings are switched off', () => {
  const switchTo = (value: string) =>
    server.sql(
      `insert into public.platform_settings (key, value) values ('feature_openings', $1)
       on conflict (key) do update set value = excluded.value`,
      [value],
    )

  it('no interview is booked or moved, but can be canceled', async () => {
    const opening = await publish()
    const person = await candidate(server)
    const id = await applied(person, opening)
    good(await move(id, opening, 'new', 'shortlist'))
    const time = slot()
    const interview_id = good<string>(await propose(id, [time]))
    await switchTo('false')
    try {
      for (const answer of [
        await person.client.rpc('book_interview', { interview_id, slot: time, zone: 'UTC' }),
        await person.client.rpc('ask_for_other_times', { interview_id, words: 'Another day?' }),
      ])
        expect(hintOf(answer)).toBe('feature_off')
      good(await person.client.rpc('cancel_interview', { interview_id, words: 'No longer.' }))
    } finally {
      await switchTo('true')
    }
  })
})

describe('someone who asks for the end of their account', () => {
  it('holds no place with an open offer', async () => {
    const opening = await publish({ places: 1 })
    const person = await candidate(server)
    const other = await candidate(server)
    const [id, next] = [await applied(person, opening), await applied(other, opening)]
    for (const one of [id, next]) good(await move(one, opening, 'new', 'shortlist'))
    const offer_id = good<string>(await send(id))
    expect(hintOf(await send(next))).toBe('places_offered')
    await server.sql('update public.profiles set deletion_requested_at = now() where user_id = $1', [
      person.id,
    ])
    expect(await server.sql('select state from public.opening_offers where id = $1', [offer_id])).toEqual([
      { state: 'declined' },
    ])
    good(await send(next))
  })
})
