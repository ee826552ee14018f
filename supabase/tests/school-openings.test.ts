import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { publishOpening } from './openings.ts'
import { admin, candidate, everyRole, type Partner, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'
import { makeCohort, makeStudent, type Student } from './school.ts'

interface Found {
  total: number
  openings: { id: string; title: string; recommendations: { id: string; cohort: string; words: string }[] }[]
}
type Mine = { opening: { id: string }; schools: { name: string; words: string }[] }[]

let server: TestServer
let approver: Awaited<ReturnType<typeof admin>>
let school: Partner
let otherSchool: Partner
let company: Partner
let stranger: Partner
let cohort: string
let otherCohort: string
let student: Student
const openings: Record<'public' | 'shared' | 'unshared' | 'strange', { id: string; slug: string }> =
  {} as never

/** A partnership in force, as both sides agreed on. */
async function agree(partnership: Partner, withSchool: Partner) {
  await server.sql(
    `with made as (
       insert into public.partnerships (school_id, partner_id, agreed_version) values ($1, $2, 1) returning id
     )
     insert into public.partnership_terms (partnership_id, version, proposed_by, visibility, starts_on, ends_on, is_named, body)
     select id, 1, 'school', 'none', current_date - 1, current_date + 100, false, '' from made`,
    [withSchool.organizationId, partnership.organizationId],
  )
}

beforeAll(async () => {
  server = await startProduct()
  approver = await admin(server)
  school = await partner(server, 'academia', { approver })
  otherSchool = await partner(server, 'academia', { approver })
  company = await partner(server, 'company', { approver })
  stranger = await partner(server, 'company', { approver })
  await agree(company, school)
  cohort = await makeCohort(server, school, 'First year')
  otherCohort = await makeCohort(server, school, 'Second year')
  student = await makeStudent(server, school, cohort)
  openings.public = await publishOpening(server, company, { title: 'For everyone' })
  openings.shared = await publishOpening(server, stranger, { title: 'For the school', audience: 'schools' })
  openings.unshared = await publishOpening(server, company, {
    title: 'For another school',
    audience: 'schools',
  })
  openings.strange = await publishOpening(server, stranger, {
    title: 'Of no partner',
    contracts: ['internship'],
  })
  await server.sql(
    'insert into public.opening_schools (opening_id, organization_id) values ($1, $2), ($3, $4)',
    [openings.shared.id, school.organizationId, openings.unshared.id, otherSchool.organizationId],
  )
})
afterAll(() => server.close())

const found = async (filter: object = {}, who = school) =>
  good<Found>(await who.client.rpc('school_openings', { organization: who.organizationId, filter }))
const titles = async (filter?: object, who?: Partner) =>
  (await found(filter, who)).openings.map(({ title }) => title).sort()
const recommend = (opening: string, cohorts: string[], words = '', who = school) =>
  who.client.rpc('recommend_opening', {
    organization: who.organizationId,
    opening_id: opening,
    cohorts,
    words,
  })
const mine = async (who: Student = student) => good<Mine>(await who.client.rpc('my_school_recommendations'))

describe('a school’s openings', () => {
  it('are those shared with it, and public ones of partners', async () => {
    expect(await titles()).toEqual(['For everyone', 'For the school'])
    expect(await titles({}, otherSchool)).toEqual(['For another school'])
    expect(await titles({ show: 'shared' })).toEqual(['For the school'])
    expect(await titles({ search: 'everyone' })).toEqual(['For everyone'])
    expect(await titles({ contract: 'internship' })).toEqual([])
  })

  it('can be opened by the staff, who can’t apply', async () => {
    expect(good(await school.client.rpc('opening_page', { slug: openings.shared.slug }))).toMatchObject({
      title: 'For the school',
    })
    expect(good(await school.client.rpc('opening_page', { slug: openings.unshared.slug }))).toBeNull()
    const [asked] = await server.sql<{ may: boolean }>(
      'select private.may_apply_to(opening, $2) as may from public.openings as opening where id = $1',
      [openings.shared.id, school.id],
    )
    expect(asked!.may).toBe(false)
  })

  it('are for the school’s staff alone', async () => {
    for (const [role, { client }] of Object.entries(await everyRole(server))) {
      const organization = school.organizationId
      for (const answer of [
        await client.rpc('school_openings', { organization }),
        await client.rpc('recommendation_groups', { organization }),
        await client.rpc('recommend_opening', {
          organization,
          opening_id: openings.public.id,
          cohorts: [cohort],
        }),
      ])
        expect(answer.error?.code, role).toBe('42501')
    }
  })
})

describe('recommendations', () => {
  it('reach the enrolled students of the cohort once', async () => {
    const elsewhere = await makeStudent(server, school, otherCohort)
    const gone = await makeStudent(server, school, cohort)
    await server.sql(`update public.students set status = 'graduated' where id = $1`, [gone.studentId])
    expect(good(await recommend(openings.shared.id, [cohort], '  Worth a look.  '))).toBe(1)
    expect(await mine()).toMatchObject([
      { opening: { id: openings.shared.id }, schools: [{ words: 'Worth a look.' }] },
    ])
    expect(await mine(elsewhere)).toEqual([])
    expect(await mine(gone)).toEqual([])
    const notices = await student.client
      .from('notifications')
      .select('link')
      .eq('kind', 'opening_recommended')
    expect(good(notices)).toEqual([{ link: '/opportunities' }])
    expect(hintOf(await recommend(openings.shared.id, [cohort]))).toBe('recommendation_cohorts')
  })

  it('can be withdrawn by the school, and notify again no one who knew', async () => {
    const [listed] = (await found({ show: 'recommended' })).openings
    const recommendation_id = listed!.recommendations[0]!.id
    for (const client of [otherSchool.client, student.client, company.client])
      expect(hintOf(await client.rpc('withdraw_recommendation', { recommendation_id }))).toBe(
        'recommendation_gone',
      )
    good(await school.client.rpc('withdraw_recommendation', { recommendation_id }))
    expect(await mine()).toEqual([])
    expect(good(await recommend(openings.shared.id, [cohort]))).toBe(0)
    expect(await mine()).toHaveLength(1)
  })

  it('are refused for what students of the school can’t see, and for cohorts of others', async () => {
    expect(hintOf(await recommend(openings.unshared.id, [cohort]))).toBe('recommendation_opening')
    expect(hintOf(await recommend(openings.strange.id, [cohort]))).toBe('recommendation_opening')
    const theirs = await makeCohort(server, otherSchool)
    expect(hintOf(await recommend(openings.public.id, [theirs]))).toBe('recommendation_cohorts')
    expect(hintOf(await recommend(openings.public.id, [cohort], 'x'.repeat(1001)))).toBe(
      'recommendation_words',
    )
  })

  it('are limited by day, also at the same moment', async () => {
    const [used] = await server.sql<{ n: number }>(
      'select count(*)::int as n from public.opening_recommendations where organization_id = $1',
      [school.organizationId],
    )
    await server.sql(
      `update public.platform_settings set value = to_jsonb($1::int) where key = 'limit_recommendations_a_day'`,
      [used!.n + 1],
    )
    const hints = (
      await Promise.all([
        recommend(openings.public.id, [cohort]),
        recommend(openings.public.id, [otherCohort]),
      ])
    ).map(hintOf)
    expect(hints.toSorted()).toEqual(['done', 'too_many_recommendations'])
    await server.sql(
      `update public.platform_settings set value = '30' where key = 'limit_recommendations_a_day'`,
    )
  })

  it('are where an application comes from', async () => {
    const form = { fields: [], letter: '', answers: {} }
    const sent = good<string>(
      await student.client.rpc('apply_to_opening', {
        opening_id: openings.shared.id,
        application: form,
        version: 1,
      }),
    )
    const other = await candidate(server)
    const unrelated = good<string>(
      await other.client.rpc('apply_to_opening', {
        opening_id: openings.public.id,
        application: { ...form, source: 'school' },
        version: 1,
      }),
    )
    const rows = await server.sql<{ id: string; source: string }>(
      'select id, source from public.opening_applications where id = any ($1)',
      [[sent, unrelated]],
    )
    expect(Object.fromEntries(rows.map(({ id, source }) => [id, source]))).toEqual({
      [sent]: 'school',
      [unrelated]: 'link',
    })
  })

  it('end with the opening', async () => {
    await server.sql(`update public.openings set status = 'paused' where id = $1`, [openings.shared.id])
    expect((await mine()).map(({ opening }) => opening.id)).not.toContain(openings.shared.id)
  })
})

describe('placements', () => {
  interface Split {
    part: string
    shared: number
    others: number | null
  }
  interface Placements {
    total: Omit<Split, 'part'>
    contracts: Split[]
    years: Split[]
    cohorts: (Split & { name: string | null })[]
    shared: { firstName: string; company: string; contract: string }[]
  }
  const read = async (who = school) =>
    good<Placements>(await who.client.rpc('school_placements', { organization: who.organizationId }))

  const place = async (person: Student, contract: string, isShared = false) =>
    server.sql(
      `insert into public.placements (opening_id, organization_id, user_id, contract, title, starts_on, shared_with_school)
       values ($1, $2, $3, $4, 'Analyst', '2026-09-01', $5)`,
      [openings.public.id, company.organizationId, person.id, contract, isShared],
    )

  it('are counted, and groups under five of those who don’t share are hidden', async () => {
    expect(await read()).toEqual({
      total: { shared: 0, others: 0 },
      contracts: [],
      years: [],
      cohorts: [],
      shared: [],
    })
    const people: Student[] = []
    for (let number = 0; number < 7; number++)
      people.push(await makeStudent(server, school, number < 6 ? cohort : otherCohort))
    await place(people[0]!, 'internship', true)
    for (const person of people.slice(1, 4)) await place(person, 'permanent')
    const few = await read()
    expect(few.total).toEqual({ shared: 1, others: null })
    expect(few.contracts).toEqual([
      { part: 'internship', shared: 1, others: null },
      { part: 'permanent', shared: 0, others: null },
    ])
    expect(few.shared).toMatchObject([{ firstName: 'Sam', contract: 'internship' }])
    for (const person of people.slice(4)) await place(person, 'permanent')
    const enough = await read()
    expect(enough.total).toEqual({ shared: 1, others: 6 })
    expect(enough.contracts).toContainEqual({ part: 'permanent', shared: 0, others: 6 })
    expect(enough.years).toEqual([{ part: '2026', shared: 1, others: 6 }])
    // One of six is in another cohort: neither number is shown.
    expect(enough.cohorts.map(({ others }) => others)).toEqual([null, null])
    // A later placement replaces the first.
    await place(people[1]!, 'internship')
    expect((await read()).total.others).toBe(6)
  })

  it('don’t change when the school moves, marks or removes students', async () => {
    const before = await read()
    const others = `select student.id from public.students as student join public.placements as placement using (user_id)
      where student.organization_id = $1 and not placement.shared_with_school`
    const change = (text: string) =>
      server.sql(text, [school.organizationId]).then(async () => expect(await read()).toEqual(before))
    await change(
      `update public.students set cohort_id = (select id from public.cohorts where organization_id = $1 and name = 'Second year')
       where id in (${others})`,
    )
    await change(
      `update public.students set status = 'left', ended_on = current_date where id in (${others})`,
    )
    await change(`delete from public.students where id in (${others})`)
  })

  it('of one person count once, also after the account is deleted', async () => {
    const people: Student[] = []
    for (let number = 0; number < 5; number++) people.push(await makeStudent(server, otherSchool, null))
    for (const person of people) await place(person, 'internship')
    await place(people[0]!, 'permanent')
    expect((await read(otherSchool)).total).toEqual({ shared: 0, others: 5 })
    await server.sql('delete from auth.users where id = $1', [people[0]!.id])
    expect((await read(otherSchool)).total).toEqual({ shared: 0, others: 5 })
  })

  it('move with a school that is merged into another', async () => {
    const merged = await partner(server, 'academia', { approver })
    const [both, alone] = [await makeStudent(server, merged, null), await makeStudent(server, merged, null)]
    await place(alone, 'permanent')
    // At both schools: one placement before they joined the other, and one that counts for both.
    await place(both, 'internship')
    await server.sql(
      `insert into public.students (organization_id, first_name, last_name, email, user_id, linked_at)
       values ($1, 'Sam', 'Both', 'both@students.test', $2, now())`,
      [otherSchool.organizationId, both.id],
    )
    await place(both, 'permanent')
    const before = (await read(otherSchool)).total.others!
    await server.sql('delete from public.students where organization_id = $1', [merged.organizationId])
    good(
      await approver.client.rpc('merge_organizations', {
        source_id: merged.organizationId,
        target_id: otherSchool.organizationId,
        owners_become: 'teacher',
        reason: 'The same school.',
      }),
    )
    expect((await read(otherSchool)).total.others).toBe(before + 1)
    await server.sql('delete from auth.users where id = any ($1)', [[both.id, alone.id]])
    expect((await read(otherSchool)).total.others).toBe(before + 1)
  })

  it('are for the school’s staff alone, and only for its own students', async () => {
    const unknown = await partner(server, 'academia', { approver })
    expect((await read(unknown)).total).toEqual({ shared: 0, others: 0 })
    for (const client of [otherSchool.client, company.client, student.client])
      expect(
        (await client.rpc('school_placements', { organization: school.organizationId })).error?.code,
      ).toBe('42501')
  })
})
