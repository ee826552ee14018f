import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague, draftMission } from './missions.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf, letPromisePass, publish, reviewer, work, write } from './review-work.ts'
import { makeCohort, makeStudent, saveProgram } from './school.ts'

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
