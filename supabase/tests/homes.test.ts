import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague, draftMission } from './missions.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf, letPromisePass, publish, reviewer, work, write } from './review-work.ts'
import { assignEarlier, dayFromNow, makeCohort, makeStudent, saveProgram } from './school.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
})
afterAll(() => server.close())

describe('the home of a company', () => {
  const home = async ({ client }: Pick<Person, 'client'>) =>
    good<
      Record<string, unknown> & { activity: { kind: string; name: string | null; link: string | null }[] }
    >(await client.rpc('organization_home'))
  let company: Partner
  beforeAll(async () => {
    company = await partner(server, 'company', { approver: boss })
  })

  it('suggests to a new owner what to begin', async () => {
    expect(await home(company)).toMatchObject({
      may_write: true,
      is_alone: true,
      active_missions: 0,
      drafts: 0,
      draft: null,
      activity: [],
    })
  })

  it('names a single draft, and counts several', async () => {
    const id = await draftMission(company, { title: 'Sort the returns' })
    expect(await home(company)).toMatchObject({ drafts: 1, draft: { id, title: 'Sort the returns' } })
    await draftMission(company)
    expect(await home(company)).toMatchObject({ drafts: 2, draft: null })
  })

  it('suggests no invitation once there is a colleague, and nothing to write to a reviewer', async () => {
    const invited = await partner(server, 'company', { approver: boss })
    good(
      await invited.client.rpc('invite_to_team', {
        organization: invited.organizationId,
        emails: ['colleague@example.test'],
        role: 'recruiter',
      }),
    )
    expect(await home(invited)).toMatchObject({ is_alone: false })
    const reviewing = await colleague(server, company, 'reviewer')
    expect(await home(reviewing)).toMatchObject({ may_write: false, is_alone: false, drafts: 0, draft: null })
    expect(await home(company)).toMatchObject({ is_alone: false })
  })

  it('says what happened around its missions, without naming candidates', async () => {
    const mission = await publish(company)
    const { submissionId, candidate: person } = await work(server, mission)
    await server.sql(`update public.profiles set first_name = 'Zéphyrine' where user_id = $1`, [person.id])
    const before = await home(company)
    expect(before).toMatchObject({ waiting: 1, overdue: 0 })
    expect(before.activity.map(({ kind }) => kind)).toEqual(['submitted', 'started', 'published'])
    await letPromisePass(server, submissionId)
    expect(await home(company)).toMatchObject({ waiting: 1, overdue: 1 })
    const desk = reviewer(company, submissionId)
    good(await desk.claim())
    good(await desk.save())
    good(await desk.deliver('validated'))
    const after = await home(company)
    expect(after).toMatchObject({ waiting: 0, completed: 1 })
    expect(after.activity[0]).toMatchObject({ kind: 'reviewed', name: expect.any(String) })
    expect(after.completed_by_week).toEqual([...Array(11).fill(0), 1])
    expect(JSON.stringify(after)).not.toContain('Zéphyrine')
    // Reviewers can't open a mission's editor or its analytics.
    const seen = await home(await colleague(server, company, 'reviewer'))
    const links = seen.activity.map(({ kind, link }) => [kind, link !== null])
    expect(links).toEqual([
      ['reviewed', true],
      ['submitted', true],
      ['started', false],
      ['published', false],
    ])
    expect(after.activity.every(({ link }) => link !== null)).toBe(true)
  })

  it('belongs to its own members', async () => {
    const stranger = await partner(server, 'company', { approver: boss })
    expect(await home(stranger)).toMatchObject({ waiting: 0, drafts: 0, activity: [], proposals: 0 })
    expect(await home(await candidate(server))).toMatchObject({ may_write: false, drafts: 0, activity: [] })
    expect(hintOf(await server.client().rpc('organization_home'))).not.toBe('done')
  })

  it('counts proposals that wait for an answer', async () => {
    const school = await partner(server, 'academia', { approver: boss })
    good(
      await school.client.rpc('propose_partnership', {
        mine: school.organizationId,
        other: company.organizationId,
        terms: {
          visibility: 'none',
          starts_on: new Date().toISOString().slice(0, 10),
          ends_on: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
          is_named: false,
          body: '',
          missions: [],
        },
        note: '',
      }),
    )
    expect(await home(company)).toMatchObject({ proposals: 1 })
    expect(await home(await colleague(server, company, 'reviewer'))).toMatchObject({ proposals: 0 })
  })
})

describe('the home of a school', () => {
  const home = async ({ client }: Pick<Person, 'client'>) =>
    good<Record<string, unknown>>(await client.rpc('school_home'))

  it('counts who to invite and what to assign; teachers only read', async () => {
    const school = await partner(server, 'academia', { approver: boss })
    expect(await home(school)).toMatchObject({ mayWrite: true, students: 0, uninvited: 0, unassigned: 0 })
    const cohort = await makeCohort(server, school)
    await makeStudent(server, school, cohort)
    await server.sql(
      `insert into public.students (organization_id, cohort_id, first_name, last_name, email)
       select $1, $2, 'Noa', 'Petit', 'noa.petit@example.test'`,
      [school.organizationId, cohort],
    )
    const company = await partner(server, 'company', { approver: boss })
    const program = good<string>(
      await saveProgram(school, {
        name: 'Autumn',
        cohorts: [cohort],
        missions: [{ id: await publish(company) }],
      }),
    )
    expect(await home(school)).toMatchObject({
      uninvited: 1,
      unassigned: 1,
      draftProgram: { id: program, name: 'Autumn' },
      spotRequests: 0,
      unfinishedImport: null,
    })
    expect(await home(await colleague(server, school, 'teacher'))).toMatchObject({ mayWrite: false })
    good(await school.client.rpc('assign_program', { program_id: program }))
    const { activity, ...counts } = await home(school)
    expect(counts).toMatchObject({ unassigned: 0, draftProgram: null })
    expect(activity).toMatchObject([
      { kind: 'assigned', title: 'Autumn', link: `/programs/${program}` },
      { kind: 'linked', count: 1, name: null },
    ])
    const other = await partner(server, 'academia', { approver: boss })
    expect(await home(other)).toMatchObject({ activity: [], students: 0 })
  })

  it('says who is late to those who teach the program, until they are reminded', async () => {
    const school = await partner(server, 'academia', { approver: boss })
    const cohort = await makeCohort(server, school)
    for (const shares of [['progress'], ['progress'], []] as const)
      await makeStudent(server, school, cohort, [...shares])
    const id = await publish(await partner(server, 'company', { approver: boss }))
    const missions = [{ id, due_on: dayFromNow(-2) }]
    const teachers = [school.id]
    expect(await home(school)).toMatchObject({ late: null })
    const program = await assignEarlier(server, school, [cohort], missions, { teachers })
    expect(await home(school)).toMatchObject({
      late: { students: 2, program: { id: program, name: 'Autumn' } },
    })
    expect(await home(await colleague(server, school, 'adviser'))).toMatchObject({ late: null })
    const second = await assignEarlier(server, school, [cohort], missions, { teachers })
    expect(await home(school)).toMatchObject({ late: { students: 2, program: null } })
    good(await school.client.rpc('archive_program', { program_id: second, is_archived: true }))
    good(await school.client.rpc('remind_late_students', { program_id: program }))
    expect(await home(school)).toMatchObject({ late: null })
  })
})

describe('the home of a candidate', () => {
  interface CandidateHome {
    current: Record<string, unknown> | null
    suggestions: { mission_id: string; company: string }[]
    invitations: { kind: string; id: string; title: string | null; from: string }[]
  }
  const home = async ({ client }: Pick<Person, 'client'>) =>
    good<CandidateHome>(await client.rpc('candidate_home'))
  let company: Partner
  beforeAll(async () => {
    company = await partner(server, 'company', { approver: boss })
  })

  it('suggests missions until one is in progress, then says what is left of it', async () => {
    const mission = await publish(company)
    const person = await candidate(server)
    const fresh = await home(person)
    expect(fresh).toMatchObject({ current: null, invitations: [] })
    expect(fresh.suggestions.length).toBeLessThanOrEqual(3)
    expect(fresh.suggestions.map(({ mission_id }) => mission_id)).toContain(mission)
    const enrollment_id = good<string>(await person.client.rpc('start_mission', { mission_id: mission }))
    const { current, suggestions } = await home(person)
    expect(suggestions).toEqual([])
    expect(current).toMatchObject({
      enrollment_id,
      status: 'in_progress',
      step: 'Brief',
      steps_done: 0,
      steps: 2,
      minutes: 60,
      logo: null,
    })
    good(await person.client.rpc('complete_step', { enrollment_id, step_id: 'brief' }))
    // The deliverable counts as three of four quarters of the hour.
    expect((await home(person)).current).toMatchObject({ step: 'Answer', steps_done: 1, minutes: 45 })
    await write(person, enrollment_id, 'Your money will be back on Friday.')
    good(await person.client.rpc('complete_step', { enrollment_id, step_id: 'answer' }))
    expect((await home(person)).current).toMatchObject({ step: null, steps_done: 2, minutes: null })
  })

  it('starts with what was touched last, and with feedback if nothing else is in progress', async () => {
    const first = await publish(company)
    const done = await work(server, first)
    const { candidate: person } = done
    expect((await home(person)).current).toBeNull()
    const desk = reviewer(company, done.submissionId)
    good(await desk.claim())
    good(await desk.save())
    good(await desk.deliver('revise'))
    expect((await home(person)).current).toMatchObject({
      enrollment_id: done.enrollmentId,
      status: 'changes_requested',
    })
    const other = await publish(company)
    good(await person.client.rpc('start_mission', { mission_id: other }))
    expect((await home(person)).current).toMatchObject({ mission_id: other, status: 'in_progress' })
    // Work for an organization that is suspended can't be continued.
    await server.sql(`update public.organizations set status = 'suspended' where id = $1`, [
      company.organizationId,
    ])
    expect((await home(person)).current).toBeNull()
    await server.sql(`update public.organizations set status = 'approved' where id = $1`, [
      company.organizationId,
    ])
  })

  it('lists open invitations of companies and schools, to the invited person alone', async () => {
    const person = await candidate(server)
    const stranger = await candidate(server)
    const mission = await publish(company)
    good(await company.client.rpc('set_mission_access', { mission_id: mission, by_invitation: true }))
    good(
      await company.client.rpc('invite_to_mission', {
        mission_id: mission,
        emails: [person.email],
      }),
    )
    const school = await partner(server, 'academia', { approver: boss })
    const cohort = await makeCohort(server, school)
    const [student] = await server.sql(
      `insert into public.students (organization_id, cohort_id, first_name, last_name, email)
       values ($1, $2, 'Noa', 'Petit', $3) returning id`,
      [school.organizationId, cohort, person.email],
    )
    good(await school.client.rpc('invite_students', { selection: { ids: [student!.id] } }))
    const { invitations } = await home(person)
    expect(invitations.map(({ kind }) => kind).sort()).toEqual(['mission', 'school'])
    expect(invitations.find(({ kind }) => kind === 'mission')).toMatchObject({
      id: mission,
      title: 'Answer a customer',
    })
    expect((await home(stranger)).invitations).toEqual([])
    good(await person.client.rpc('start_mission', { mission_id: mission }))
    expect((await home(person)).invitations.map(({ kind }) => kind)).toEqual(['school'])
  })

  it('is refused without an account', async () => {
    expect(hintOf(await server.client().rpc('candidate_home'))).not.toBe('done')
  })
})

describe('the home of a maker', () => {
  const home = async ({ client }: Pick<Person, 'client'>) =>
    good<Record<string, unknown> & { activity: { kind: string; title: string | null }[] }>(
      await client.rpc('maker_home'),
    )

  it('counts who waits and what is unsent, and says what happened', async () => {
    const maker = await partner(server, 'on_maker', { approver: boss })
    expect(await home(maker)).toMatchObject({
      unsent: { count: 0, project_id: null, project: null },
      mentoring: { requests: 0, until: null },
      reviews: { waiting: 0, overdue: 0 },
      activity: [],
    })
    const [project] = good<{ id: string }[]>(
      await maker.client.from('projects').insert({ title: 'Posters', position: 'a' }).select('id'),
    )
    good(
      await maker.client
        .from('invoices')
        .insert({ project_id: project!.id, number: 'F-1', amount_minor: 45_000, currency: 'EUR' }),
    )
    const person = await candidate(server)
    await server.sql(
      `insert into public.mentorships (maker_id, candidate_id, purpose, body)
       values ($1, $2, 'career', 'Could you look at my portfolio with me?')`,
      [maker.organizationId, person.id],
    )
    await server.sql(`update public.profiles set first_name = 'Zéphyrine' where user_id = $1`, [person.id])
    const { submissionId } = await work(server, await publish(maker), person)
    await letPromisePass(server, submissionId)
    const now = await home(maker)
    expect(now).toMatchObject({
      unsent: { count: 1, project_id: project!.id, project: 'Posters' },
      mentoring: { requests: 1, until: expect.any(String) },
      reviews: { waiting: 1, overdue: 1 },
    })
    expect(now.activity.map(({ kind }) => kind).sort()).toEqual(
      ['created', 'mentoring', 'published', 'started', 'submitted'].sort(),
    )
    expect(JSON.stringify(now)).not.toContain('Zéphyrine')
    const other = await partner(server, 'on_maker', { approver: boss })
    expect(await home(other)).toMatchObject({
      activity: [],
      mentoring: { requests: 0 },
      reviews: { waiting: 0 },
    })
  })

  it('is refused to everyone else', async () => {
    expect(hintOf(await (await candidate(server)).client.rpc('maker_home'))).toBe('maker_required')
    expect(hintOf(await server.client().rpc('maker_home'))).not.toBe('done')
  })
})

describe('first steps', () => {
  it('of a company are checked off by what exists, and are not for reviewers', async () => {
    const company = await partner(server, 'company', { approver: boss })
    const steps = async (who: Pick<Person, 'client'> = company) =>
      good<{ first_steps: object | null }>(await who.client.rpc('organization_home')).first_steps
    expect(await steps()).toEqual({ profile: false, draft: false, publish: false, invite: false })
    good(
      await company.client.rpc('save_organization_profile', {
        organization: company.organizationId,
        document: { tagline: 'Parcels, on time' },
        base_revision: 0,
      }),
    )
    await draftMission(company)
    expect(await steps()).toEqual({ profile: true, draft: true, publish: false, invite: false })
    await publish(company)
    const reviewing = await colleague(server, company, 'reviewer')
    expect(await steps()).toEqual({ profile: true, draft: true, publish: true, invite: true })
    expect(await steps(reviewing)).toBeNull()
  })

  it('of a school are checked off by what exists, and are not for teachers', async () => {
    const school = await partner(server, 'academia', { approver: boss })
    const steps = async (who: Pick<Person, 'client'> = school) =>
      good<{ firstSteps: object | null }>(await who.client.rpc('school_home')).firstSteps
    expect(await steps()).toEqual({ profile: false, students: false, invite: false, program: false })
    const cohort = await makeCohort(server, school)
    const [student] = await server.sql(
      `insert into public.students (organization_id, cohort_id, first_name, last_name, email)
       values ($1, $2, 'Noa', 'Petit', 'noa.grand@example.test') returning id`,
      [school.organizationId, cohort],
    )
    expect(await steps()).toMatchObject({ students: true, invite: false })
    good(await school.client.rpc('invite_students', { selection: { ids: [student!.id] } }))
    expect(await steps()).toMatchObject({ students: true, invite: true, program: false })
    expect(await steps(await colleague(server, school, 'teacher'))).toBeNull()
  })

  it('of a maker end with a public page, or when dismissed by the person alone', async () => {
    const maker = await partner(server, 'on_maker', { approver: boss })
    const other = await partner(server, 'on_maker', { approver: boss })
    const steps = async (who: Pick<Person, 'client'>) =>
      good<{ first_steps: object | null }>(await who.client.rpc('maker_home')).first_steps
    expect(await steps(maker)).toEqual({ profile: false, portfolio: false, public: false })
    expect(await steps(other)).not.toBeNull()
    const hide = ({ client }: Pick<Person, 'client'>) =>
      client.from('home_visits').update({ is_guide_hidden: true }).eq('user_id', maker.id).select('area')
    // Strangers change nothing, and no one writes the times.
    expect(good<object[]>(await hide(other))).toEqual([])
    const late = { left_at: new Date(0).toISOString() }
    const written = await maker.client.from('home_visits').update(late).eq('user_id', maker.id)
    expect(hintOf(written)).toBe('42501')
    expect(good<object[]>(await hide(maker))).toEqual([{ area: 'on_maker' }])
    expect(await steps(maker)).toBeNull()
    expect(await steps(other)).not.toBeNull()
  })
})

describe('news since the last visit', () => {
  interface Told {
    news: { since: string; counts: Record<string, number> } | null
  }
  const leave = (person: Person, minutes: number) =>
    server.sql(
      `update public.home_visits set seen_at = seen_at - make_interval(mins => $2),
         left_at = left_at - make_interval(mins => $2) where user_id = $1`,
      [person.id, minutes],
    )
  const homes = [
    ['candidate_home', () => candidate(server)],
    ['organization_home', () => partner(server, 'company', { approver: boss })],
    ['school_home', () => partner(server, 'academia', { approver: boss })],
    ['maker_home', () => partner(server, 'on_maker', { approver: boss })],
    ['admin_home', () => admin(server)],
  ] as const

  it.each(homes)('of %s start with the second visit', async (name, make) => {
    const person: Person = await make()
    const told = async () => good<Told>(await person.client.rpc(name)).news
    expect(await told()).toBeNull()
    // Still the same visit.
    await leave(person, 29)
    expect(await told()).toBeNull()
    await leave(person, 31)
    const news = await told()
    expect(news).toMatchObject({ since: expect.any(String) })
    // The visit goes on: it still says since when.
    expect((await told())?.since).toBe(news?.since)
  })

  it('count what came in between, for those it concerns', async () => {
    const company = await partner(server, 'company', { approver: boss })
    const stranger = await partner(server, 'company', { approver: boss })
    const mission = await publish(company)
    const person = await candidate(server)
    const told = async ({ client }: Person, name = 'organization_home') =>
      good<Told>(await client.rpc(name)).news?.counts
    await told(company)
    await told(stranger)
    await told(person, 'candidate_home')
    await leave(company, 31)
    await leave(stranger, 31)
    const { submissionId } = await work(server, mission, person)
    expect(await told(company)).toEqual({ submissions: 1, starts: 1 })
    expect(await told(stranger)).toEqual({})
    await leave(person, 31)
    const desk = reviewer(company, submissionId)
    good(await desk.claim())
    good(await desk.save())
    good(await desk.deliver('validated'))
    expect(await told(person, 'candidate_home')).toEqual({ feedback: 1 })
  })

  it('are private', async () => {
    const person = await candidate(server)
    good(await person.client.rpc('candidate_home'))
    const seen = async ({ client }: Pick<Person, 'client'>) =>
      good<object[]>(await client.from('home_visits').select('area').eq('user_id', person.id))
    expect(await seen(person)).toEqual([{ area: 'candidate' }])
    expect(await seen(await candidate(server))).toEqual([])
    expect(await seen(boss)).toEqual([])
    expect(hintOf(await server.client().from('home_visits').select('area'))).toBe('42501')
  })
})

it('the home of administrators counts what waits for an answer', async () => {
  const before = good<{ inbox: number; people_by_week: number[] }>(await boss.client.rpc('admin_home'))
  const person = await candidate(server)
  good(
    await person.client.rpc('send_contact_message', {
      name: 'Camille Roux',
      email: person.email,
      topic: 'question',
      message: 'How do I change my address?',
      language: 'en',
    }),
  )
  const after = good<{ inbox: number; people_by_week: number[] }>(await boss.client.rpc('admin_home'))
  expect(after.inbox).toBe(before.inbox + 1)
  expect(after.people_by_week).toHaveLength(12)
  expect(after.people_by_week.at(-1)).toBe(before.people_by_week.at(-1)! + 1)
})
