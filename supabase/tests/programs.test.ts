import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import { admin, candidate, dataOf, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf, publish, reviewer, work } from './review-work.ts'
import {
  assignEarlier,
  assignProgram,
  dayFromNow,
  makeCohort,
  makeStudent,
  type Student,
  saveProgram,
  setDueDates,
  share,
} from './school.ts'

let server: TestServer
let boss: Person
let company: Partner
let school: Partner
let other: Partner
let teacher: Partner
let missions: string[]
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await partner(server, 'company', { approver: boss })
  school = await partner(server, 'academia', { approver: boss })
  other = await partner(server, 'academia', { approver: boss })
  teacher = await colleague(server, school, 'teacher')
  missions = await Promise.all([1, 2, 3].map(() => publish(company)))
})
afterAll(() => server.close())

interface Page {
  program: { name: string; revision: number; assigned_at: string | null; archived_at: string | null }
  cohorts: { id: string; students: number; linked: number; sharing: number }[]
  missions: { id: string; votes: number; given: number; due_on: string | null }[]
  students: {
    id: string
    last_name: string
    states: string
    lateness: string
    extended: string
    person: string | null
  }[]
  unlinked: { id: string; first_name: string; last_name: string; cohort: string }[]
  asking: { mission: string; student: string }[]
}
interface MyProgram {
  id: string
  school: string
  missions: {
    id: string
    state: string
    lateness: number
    due_on: string
    extension_reason: string | null
    seats_left: number | null
    place: string | null
    is_wanted: boolean
    votes: number
  }[]
}
const page = async (program_id: string, who: Pick<Person, 'client'> = school) =>
  good<Page>(await who.client.rpc('program_page', { program_id }))
const mine = async (who: Person) => good<MyProgram[]>(await who.client.rpc('my_programs'))
const toldOf = async (who: Person) =>
  good<{ kind: string; data: Record<string, string>; link: string }[]>(
    await who.client
      .from('notifications')
      .select('kind, data, link')
      .like('kind', '%program%')
      .order('created_at'),
  )

describe('who can write programs', () => {
  it('the school’s staff; no one else can read or change anything', async () => {
    const cohort = await makeCohort(server, school)
    const student = await makeStudent(server, school, cohort)
    const program_id = await assignProgram(teacher, [cohort], [{ id: missions[0]! }])
    expect((await page(program_id, teacher)).program.name).toBe('Autumn')
    const document = { name: 'Theirs', cohorts: [], missions: [] }
    const outsiders = [other, company, boss, student, await candidate(server)]
    for (const { client } of outsiders) {
      const calls = [
        client.rpc('program_page', { program_id }),
        client.rpc('assign_program', { program_id }),
        client.rpc('archive_program', { program_id }),
        client.rpc('program_cell', { program_id, student_id: student.studentId, mission_id: missions[0] }),
        client.rpc('extend_due_date', {
          program_id,
          student_id: student.studentId,
          mission_id: missions[0],
          due_on: dayFromNow(9),
          reason: 'Ill',
        }),
        client.rpc('decide_place', {
          program_id,
          student_id: student.studentId,
          mission_id: missions[0],
          is_given: true,
        }),
      ]
      for (const call of calls) expect(hintOf(await call)).toBe('program_not_found')
      const organization = school.organizationId
      const ofSchool = [
        client.rpc('save_program', { organization, document, program_id, base_revision: 1 }),
        client.rpc('school_programs', { organization }),
        client.rpc('program_choices', { organization }),
        client.rpc('assignable_missions', { organization }),
        client.rpc('school_analytics', { organization }),
        client.rpc('school_attestations', { organization }),
      ]
      for (const call of ofSchool) expect(hintOf(await call)).toBe('school_required')
      expect((await client.from('programs').select()).data).toEqual([])
    }
    // Under one's own school's name, another school's program stays out of reach.
    const stolen = await other.client.rpc('save_program', {
      organization: other.organizationId,
      document,
      program_id,
      base_revision: 1,
    })
    expect(hintOf(stolen)).toBe('program_not_found')
    expect((await teacher.client.from('programs').select('id')).data).toEqual([{ id: program_id }])
  })

  it('refuses invalid input, and input based on an outdated version', async () => {
    const cohort = await makeCohort(server, school)
    const good_ = { name: 'One', cohorts: [cohort], missions: [{ id: missions[0] }] }
    const wrong: [object, string][] = [
      [{ name: ' ' }, 'program_name_invalid'],
      [{ starts_on: '2026-02-02', ends_on: '2026-02-01' }, 'program_dates_invalid'],
      [{ mode: 'choice' }, 'program_choice_invalid'],
      [{ mode: 'choice', choose_count: 2 }, 'program_choice_invalid'],
      [{ mode: 'whatever' }, 'program_choice_invalid'],
      [{ cohorts: [await makeCohort(server, other)] }, 'program_cohort_unknown'],
      [{ teachers: [other.id] }, 'program_teacher_unknown'],
      [{ missions: [{ id: missions[0], seats: 3 }] }, 'program_seats_invalid'],
      [{ missions: [{ id: randomUUID() }] }, 'program_mission_unavailable'],
      [{ missions: Array.from({ length: 41 }, () => ({ id: missions[0] })) }, 'program_too_large'],
    ]
    for (const [change, code] of wrong)
      expect([code, hintOf(await saveProgram(school, { ...good_, ...change }))]).toEqual([code, code])

    const hidden = await publish(company)
    good(await company.client.rpc('set_mission_access', { mission_id: hidden, by_invitation: true }))
    const withHidden = { ...good_, missions: [{ id: hidden }] }
    expect(hintOf(await saveProgram(school, withHidden))).toBe('program_mission_unavailable')

    const program_id = good<string>(await saveProgram(school, { ...good_, cohorts: [] }))
    expect(hintOf(await school.client.rpc('assign_program', { program_id }))).toBe('program_incomplete')
    good(await saveProgram(school, good_, { program_id, base_revision: 1 }))
    const stale = await saveProgram(teacher, good_, { program_id, base_revision: 1 })
    expect(hintOf(stale)).toBe('revision_conflict')
    good(await school.client.rpc('archive_program', { program_id }))
    const late = await saveProgram(school, good_, { program_id, base_revision: 2 })
    expect(hintOf(late)).toBe('program_archived')
    good(await school.client.rpc('archive_program', { program_id, is_archived: false }))
    good(await saveProgram(school, good_, { program_id, base_revision: 2 }))
    const lists = async (show: string) =>
      good<{ id: string }[]>(
        await school.client.rpc('school_programs', {
          organization: school.organizationId,
          show,
          search: 'ONE',
        }),
      ).map(({ id }) => id)
    expect(await lists('draft')).toEqual([program_id])
    expect(await lists('archived')).toEqual([])
  })
})

describe('due dates', () => {
  it('in the past are no longer accepted, nor outside the program', async () => {
    const save = (due_on: string, more: object = {}, again: object = {}) =>
      saveProgram(
        school,
        { name: 'Dated', cohorts: [], missions: [{ id: missions[0]!, due_on }], ...more },
        again,
      )
    expect(hintOf(await save(dayFromNow(-1)))).toBe('program_due_past')
    const dates = { starts_on: dayFromNow(2), ends_on: dayFromNow(30) }
    for (const day of [0, 1, 31])
      expect(hintOf(await save(dayFromNow(day), dates))).toBe('program_due_outside')
    const program_id = good<string>(await save(dayFromNow(30), dates))
    // A date that was valid stays as it is; a moved one must be in the future.
    await setDueDates(server, program_id, [{ id: missions[0]!, due_on: dayFromNow(-4) }])
    const running = { starts_on: dayFromNow(-9), ends_on: dayFromNow(30) }
    good(await save(dayFromNow(-4), running, { program_id, base_revision: 1 }))
    expect(hintOf(await save(dayFromNow(-3), running, { program_id, base_revision: 2 }))).toBe(
      'program_due_past',
    )
    const shorter = { ...running, starts_on: dayFromNow(-3) }
    expect(hintOf(await save(dayFromNow(-4), shorter, { program_id, base_revision: 2 }))).toBe(
      'program_due_outside',
    )
  })
})

interface Assignments {
  programs: { name: string; school: string }[]
  waiting: number
  late: number
  next: {
    missionId: string
    title: string
    isLate: boolean
    dueOn: string
    enrollmentId: string | null
  } | null
}
const asked = async (who: Person) => good<Assignments>(await who.client.rpc('my_assignments'))

describe('a student’s home', () => {
  it('P1-9 shows what their own school asks for, the late mission first, and nothing to anyone else', async () => {
    const cohort = await makeCohort(server, school)
    const student = await makeStudent(server, school, cohort, [])
    const nothing = { programs: [], waiting: 0, late: 0, next: null }
    expect(await asked(student)).toEqual(nothing)
    const tasks = missions.map((id, nth) => ({ id, due_on: dayFromNow([3, -6, 9][nth]!) }))
    const program_id = await assignEarlier(server, school, [cohort], tasks)
    await assignEarlier(server, school, [cohort], tasks, { mode: 'free' })
    expect(await asked(student)).toMatchObject({
      programs: [{ name: 'Autumn' }, { name: 'Autumn' }],
      waiting: 3,
      late: 1,
      next: { missionId: missions[1], isLate: true, dueOn: dayFromNow(-6), enrollmentId: null },
    })
    for (const who of [other, company, boss, await candidate(server)])
      expect(await asked(who)).toEqual(nothing)
    expect((await server.client().rpc('my_assignments')).error).not.toBeNull()
    // Submitted missions are no longer listed.
    await work(server, missions[1]!, student)
    expect(await asked(student)).toMatchObject({ waiting: 2, late: 0, next: { missionId: missions[0] } })
    good(await school.client.rpc('archive_program', { program_id }))
    expect(await asked(student)).toMatchObject({ programs: [{ name: 'Autumn' }], waiting: 0, next: null })
    await server.sql(`update public.students set status = 'left' where id = $1`, [student.studentId])
    expect(await asked(student)).toEqual(nothing)
  })
})

describe('student notifications', () => {
  it('are none before a program is assigned, then about the program, its changes, and what is due', async () => {
    const cohort = await makeCohort(server, school)
    const later = await makeCohort(server, school)
    const student = await makeStudent(server, school, cohort, [])
    const newcomer = await makeStudent(server, school, later)
    const tasks = [
      { id: missions[0]!, due_on: dayFromNow(2) },
      { id: missions[1]!, due_on: dayFromNow(-1) },
      { id: missions[2]!, due_on: dayFromNow(20) },
    ]
    const document = { name: 'Told', cohorts: [cohort], missions: tasks }
    const undated = { ...document, missions: tasks.map(({ id }) => ({ id })) }
    const program_id = good<string>(await saveProgram(school, undated))
    await setDueDates(server, program_id, tasks)
    expect(await mine(student)).toEqual([])
    expect(await toldOf(student)).toEqual([])
    good(await school.client.rpc('assign_program', { program_id }))
    good(await school.client.rpc('assign_program', { program_id }))
    expect(await toldOf(student)).toMatchObject([
      { kind: 'program_assigned', data: { program: 'Told' }, link: '/programs' },
    ])
    expect(await mine(student)).toMatchObject([
      { id: program_id, missions: [{ lateness: 0 }, { lateness: 2, state: 'to_begin' }, { lateness: 0 }] },
    ])
    // Covers are drawn from the category and the difficulty, wherever the missions are listed.
    const drawn = { category: expect.any(String), difficulty: expect.any(String) }
    expect((await mine(student))[0]!.missions).toMatchObject([drawn, drawn, drawn])
    expect((await page(program_id)).missions).toMatchObject([drawn, drawn, drawn])
    const listed = good<{ id: string; covers: object[] }[]>(
      await school.client.rpc('school_programs', { organization: school.organizationId }),
    )
    expect(listed.find(({ id }) => id === program_id)?.covers).toMatchObject([drawn, drawn, drawn])
    // Reminded once, even though the rest of the school is not informed.
    await server.sql('select private.remind_of_programs()')
    await server.sql('select private.remind_of_programs()')
    expect((await toldOf(student)).map(({ kind }) => kind).sort()).toEqual([
      'program_assigned',
      'program_late',
      'program_reminder',
    ])
    const changed = { ...document, cohorts: [cohort, later], missions: tasks.slice(0, 2) }
    good(await saveProgram(school, changed, { program_id, base_revision: 1 }))
    expect((await toldOf(student)).at(-1)?.kind).toBe('program_changed')
    expect((await toldOf(newcomer)).map(({ kind }) => kind)).toEqual(['program_assigned'])
    good(await saveProgram(school, { ...changed, name: 'Told again' }, { program_id, base_revision: 2 }))
    expect((await toldOf(student)).filter(({ kind }) => kind === 'program_changed')).toHaveLength(1)
    good(await school.client.rpc('archive_program', { program_id }))
    expect(await mine(student)).toEqual([])
  })
})

describe('teachers’ reminders', () => {
  it('P2 reach each late student once in three days, and no one the school can’t see', async () => {
    const cohort = await makeCohort(server, school)
    const late = await makeStudent(server, school, cohort)
    const silent = await makeStudent(server, school, cohort, ['skills'])
    const done = await makeStudent(server, school, cohort)
    const tasks = [
      { id: missions[0]!, due_on: dayFromNow(-4) },
      { id: missions[1]!, due_on: dayFromNow(-9) },
    ]
    const program_id = await assignEarlier(server, school, [cohort], tasks)
    await Promise.all(tasks.map(({ id }) => work(server, id, done)))
    const remind = ({ client }: Pick<Person, 'client'>) => client.rpc('remind_late_students', { program_id })
    for (const who of [other, company, boss, late, { client: server.client() }])
      expect((await remind(who)).error).not.toBeNull()
    expect(good(await remind(teacher))).toBe(1)
    expect(good(await remind(school))).toBe(0)
    const nudges = async (who: Person) =>
      (await toldOf(who)).filter(({ kind }) => kind === 'program_nudged').map(({ data }) => data)
    expect(await nudges(late)).toMatchObject([{ count: 2, date: dayFromNow(-9), program: 'Autumn' }])
    expect(await nudges(silent)).toEqual([])
    expect(await nudges(done)).toEqual([])
    const emails = await server.sql(
      `select from private.mails where kind = 'program_nudged' and user_id = $1`,
      [late.id],
    )
    expect(emails).toHaveLength(1)
    // Three days later, again.
    await server.sql(`update private.program_reminders set due_on = due_on - 3 where kind = 'program_nudged'`)
    expect(good(await remind(school))).toBe(1)
    good(await school.client.rpc('archive_program', { program_id }))
    expect(hintOf(await remind(school))).toBe('program_not_running')
  })
})

describe('requests for more time', () => {
  it('P2 reach the teachers once in three days, from students visible by name with something due', async () => {
    const cohort = await makeCohort(server, school)
    const student = await makeStudent(server, school, cohort)
    const silent = await makeStudent(server, school, cohort, [])
    const tasks = [{ id: missions[0]!, due_on: dayFromNow(2) }, { id: missions[1]! }]
    const program_id = await assignProgram(school, [cohort], tasks)
    const ask = ({ client }: Pick<Person, 'client'>, mission_id = missions[0]!, reason = 'Ill') =>
      client.rpc('ask_more_time', { program_id, mission_id, reason })
    for (const who of [school, other, company, await candidate(server)])
      expect(hintOf(await ask(who))).toBe('program_not_found')
    expect((await ask({ client: server.client() })).error).not.toBeNull()
    expect(hintOf(await ask(silent))).toBe('share_progress_first')
    expect(hintOf(await ask(student, missions[0], ' '))).toBe('extension_reason_required')
    expect(hintOf(await ask(student, missions[1]))).toBe('more_time_not_needed')
    expect(hintOf(await ask(student, missions[2]))).toBe('more_time_not_needed')
    good(await ask(student))
    expect(hintOf(await ask(student))).toBe('more_time_asked')
    const asked = (await toldOf(school)).filter(({ kind }) => kind === 'program_time_asked')
    expect(asked).toMatchObject([
      { data: { reason: 'Ill', date: dayFromNow(2) }, link: `/programs/${program_id}` },
    ])
    await server.sql(
      `update private.program_reminders set due_on = due_on - 3 where kind = 'program_time_asked'`,
    )
    good(await ask(student))
    await work(server, missions[0]!, student)
    expect(hintOf(await ask(student))).toBe('more_time_not_needed')
  })
})

describe('progress', () => {
  it('names students who share or have no account, counts those who don’t share, and flags what is late', async () => {
    const cohort = await makeCohort(server, school)
    const shown = await makeStudent(server, school, cohort, ['progress'], 'Shown')
    const silent = await makeStudent(server, school, cohort, ['work', 'skills', 'career'], 'Silent')
    await server.sql(
      `insert into public.students (organization_id, cohort_id, email, first_name, last_name) values ($1, $2, $3, 'Not', 'Linked')`,
      [school.organizationId, cohort, `${randomUUID()}@example.test`],
    )
    const program_id = await assignEarlier(
      server,
      school,
      [cohort],
      missions.map((id, nth) => ({ id, due_on: dayFromNow([1, -3, -3][nth]!) })),
    )
    const done = await work(server, missions[0]!, shown)
    await work(server, missions[1]!, shown)
    await work(server, missions[0]!, silent)
    const review = reviewer(company, done.submissionId)
    good(await review.claim())
    good(await review.save())
    good(await review.deliver('validated'))

    const seen = await page(program_id)
    expect(seen.students).toMatchObject([
      { last_name: 'Shown', states: 'vsn', lateness: '012', person: null },
    ])
    expect(seen.cohorts).toMatchObject([{ id: cohort, students: 3, linked: 2, sharing: 1 }])
    // For students without an account, the school reads what it entered itself.
    expect(seen.unlinked).toMatchObject([{ first_name: 'Not', last_name: 'Linked', cohort }])
    expect(JSON.stringify(seen)).not.toMatch(/Silent/)
    expect(JSON.stringify(seen)).not.toContain(silent.studentId)
    const cell = (student: Student, mission = 2) =>
      school.client.rpc('program_cell', {
        program_id,
        student_id: student.studentId,
        mission_id: missions[mission],
      })
    expect(good(await cell(shown))).toMatchObject({
      state: 'to_begin',
      lateness: 2,
      extension: null,
      work: null,
    })
    expect(good(await cell(shown, 0))).toMatchObject({
      state: 'validated',
      attempts: 1,
      work: { access: 'not_shared' },
    })
    expect(hintOf(await cell(silent))).toBe('not_shared_with_you')

    // An extension, with its reason, for one student and one mission.
    const extend = (student: Student, due_on: string, reason = 'Ill for a week') =>
      school.client.rpc('extend_due_date', {
        program_id,
        student_id: student.studentId,
        mission_id: missions[2],
        due_on,
        reason,
      })
    expect(hintOf(await extend(silent, dayFromNow(4)))).toBe('not_shared_with_you')
    expect(hintOf(await extend(shown, dayFromNow(-5)))).toBe('extension_date_invalid')
    expect(hintOf(await extend(shown, dayFromNow(-1)))).toBe('extension_date_past')
    expect(hintOf(await extend(shown, dayFromNow(4), ' '))).toBe('extension_reason_required')
    good(await extend(shown, dayFromNow(4)))
    expect((await page(program_id)).students[0]).toMatchObject({ lateness: '010', extended: '001' })
    expect((await mine(shown))[0]!.missions[2]).toMatchObject({
      due_on: dayFromNow(4),
      lateness: 0,
      extension_reason: 'Ill for a week',
    })
    expect((await toldOf(shown)).at(-1)).toMatchObject({
      kind: 'program_extended',
      data: { reason: 'Ill for a week' },
    })
    good(
      await school.client.rpc('withdraw_extension', {
        program_id,
        student_id: shown.studentId,
        mission_id: missions[2],
      }),
    )
    expect((await page(program_id)).students[0]!.lateness).toBe('012')

    // Sharing ends immediately; leaving removes the student from the count.
    await share(server, shown)
    expect((await page(program_id)).students).toEqual([])
    expect((await page(program_id)).cohorts).toMatchObject([{ students: 3, sharing: 0 }])
    await server.sql(`update public.students set status = 'left' where id = $1`, [shown.studentId])
    expect((await page(program_id)).cohorts).toMatchObject([{ students: 2 }])
    expect(await mine(shown)).toEqual([])
  })

  it('counts chosen missions where students choose, and nothing as late where all are optional', async () => {
    const cohort = await makeCohort(server, school)
    const student = await makeStudent(server, school, cohort)
    const tasks = missions.map((id) => ({ id, due_on: dayFromNow(-1) }))
    const choice = await assignEarlier(server, school, [cohort], tasks, { mode: 'choice', choose_count: 2 })
    const free = await assignEarlier(server, school, [cohort], tasks, { mode: 'free' })
    const ask = (mission_id: string, program_id = choice) =>
      student.client.rpc('ask_for_place', { program_id, mission_id })
    expect((await page(choice)).students[0]).toMatchObject({ states: '---', lateness: '000' })
    expect(good(await ask(missions[0]!))).toBe('given')
    expect(good(await ask(missions[0]!))).toBe('given')
    good(await ask(missions[1]!))
    expect(hintOf(await ask(missions[2]!))).toBe('enough_chosen')
    expect((await page(choice)).students[0]).toMatchObject({ states: 'nn-', lateness: '220' })
    good(await student.client.rpc('give_up_place', { program_id: choice, mission_id: missions[0] }))
    expect((await page(choice)).students[0]!.states).toBe('-n-')
    await work(server, missions[2]!, student)
    expect((await page(choice)).students[0]).toMatchObject({ states: '-ns', lateness: '021' })
    expect((await page(free)).students[0]).toMatchObject({ states: '--s', lateness: '000' })
    expect(hintOf(await ask(missions[0]!, free))).toBe('place_not_needed')
  })
})

describe('votes and places', () => {
  it('students in the program vote for a proposed mission, counted without names', async () => {
    const cohort = await makeCohort(server, school)
    const [one, two] = [
      await makeStudent(server, school, cohort, []),
      await makeStudent(server, school, cohort),
    ]
    const program_id = await assignProgram(
      school,
      [cohort],
      [{ id: missions[0]!, is_proposed: true }, { id: missions[1]! }],
    )
    const vote = (who: Person, mission_id = missions[0]!, is_wanted = true) =>
      who.client.rpc('vote_for_mission', { program_id, mission_id, is_wanted })
    good(await vote(one))
    good(await vote(one))
    good(await vote(two))
    expect(hintOf(await vote(await candidate(server)))).toBe('program_not_found')
    expect(hintOf(await vote(one, missions[1]))).toBe('vote_closed')
    expect((await page(program_id)).missions[0]).toMatchObject({ votes: 2 })
    expect((await page(program_id)).students[0]!.states).toBe('n')
    good(await vote(two, missions[0], false))
    expect((await mine(one))[0]!.missions[0]).toMatchObject({ votes: 1, is_wanted: true, state: null })
    // Leaving the program removes the vote.
    await server.sql('delete from auth.users where id = $1', [one.id])
    expect((await page(program_id)).missions[0]!.votes).toBe(0)
  })

  it('places are never exceeded, however many ask at the same time', async () => {
    const cohort = await makeCohort(server, school)
    const many = await Promise.all(Array.from({ length: 12 }, () => makeStudent(server, school, cohort, [])))
    const program_id = await assignProgram(school, [cohort], [{ id: missions[0]!, seats: 5 }], {
      mode: 'free',
    })
    const answers = await Promise.all(
      many.map((who) => who.client.rpc('ask_for_place', { program_id, mission_id: missions[0] })),
    )
    expect(answers.map((answer) => (answer.data as string) ?? hintOf(answer)).sort()).toEqual([
      ...Array(5).fill('given'),
      ...Array(7).fill('no_seat_left'),
    ])
    const [lucky] = many.filter((_, nth) => answers[nth]!.data)
    const unlucky = many.find((_, nth) => answers[nth]!.error)!
    expect((await mine(unlucky))[0]!.missions[0]).toMatchObject({ seats_left: 0, place: null, state: 'open' })
    good(await lucky!.client.rpc('give_up_place', { program_id, mission_id: missions[0] }))
    expect(good(await unlucky.client.rpc('ask_for_place', { program_id, mission_id: missions[0] }))).toBe(
      'given',
    )
    // Five took a place, and the school can't name any of them.
    const seen = await page(program_id)
    expect(seen.missions[0]!.given).toBe(5)
    expect(JSON.stringify(seen)).not.toContain(unlucky.studentId)
  })

  it('where a teacher chooses, students ask by name, and both are notified', async () => {
    const cohort = await makeCohort(server, school)
    const [one, two] = [await makeStudent(server, school, cohort), await makeStudent(server, school, cohort)]
    const silent = await makeStudent(server, school, cohort, [])
    const program_id = await assignProgram(
      school,
      [cohort],
      [{ id: missions[0]!, seats: 1, seats_by: 'teacher' }],
      {
        mode: 'free',
        teachers: [teacher.id],
      },
    )
    const ask = (who: Person) => who.client.rpc('ask_for_place', { program_id, mission_id: missions[0] })
    expect(hintOf(await ask(silent))).toBe('share_progress_first')
    expect(good(await ask(one))).toBe('asked')
    expect(good(await ask(two))).toBe('asked')
    expect((await page(program_id)).asking.map(({ student }) => student)).toEqual([
      one.studentId,
      two.studentId,
    ])
    expect((await toldOf(teacher)).at(-1)).toMatchObject({
      kind: 'program_place_asked',
      link: `/programs/${program_id}`,
    })
    const decide = (who: Student, is_given: boolean) =>
      teacher.client.rpc('decide_place', {
        program_id,
        mission_id: missions[0],
        student_id: who.studentId,
        is_given,
      })
    good(await decide(two, true))
    expect(hintOf(await decide(one, true))).toBe('no_seat_left')
    good(await decide(one, false))
    expect(hintOf(await decide(one, false))).toBe('place_not_asked')
    expect((await toldOf(one)).at(-1)!.kind).toBe('program_place_refused')
    expect((await toldOf(two)).at(-1)!.kind).toBe('program_place_given')
    expect(hintOf(await ask(one))).toBe('place_refused')
    await work(server, missions[0]!, two)
    const leave = await two.client.rpc('give_up_place', { program_id, mission_id: missions[0] })
    expect(hintOf(leave)).toBe('work_begun')
    // Work on a mission with places counts only for students who have one.
    await work(server, missions[0]!, one)
    const states = Object.fromEntries((await page(program_id)).students.map(({ id, states }) => [id, states]))
    expect(states).toEqual({ [one.studentId]: '-', [two.studentId]: 's' })
  })
})

describe('a teacher’s comment on work', () => {
  it('needs the student’s and the company’s consent, reaches the student, and is not part of the verdict', async () => {
    const mission = await publish(company)
    const cohort = await makeCohort(server, school)
    const student = await makeStudent(server, school, cohort, ['progress', 'work'])
    const program_id = await assignProgram(school, [cohort], [{ id: mission }])
    const { submissionId, enrollmentId } = await work(server, mission, student)
    const read = (who: Pick<Person, 'client'> = teacher) =>
      who.client.rpc('work_for_school', { enrollment_id: enrollmentId })
    const write = (who: Pick<Person, 'client'> = teacher, body = 'Well argued.') =>
      who.client.rpc('write_co_review', { submission_id: submissionId, body })
    const access = async () =>
      good<{ work: { access: string } }>(
        await teacher.client.rpc('program_cell', {
          program_id,
          student_id: student.studentId,
          mission_id: mission,
        }),
      ).work.access
    const allow = (who: Pick<Person, 'client'>, is_allowed: boolean) =>
      who.client.rpc('allow_co_review', { mission_id: mission, is_allowed })

    expect(await access()).toBe('not_allowed')
    for (const call of [read(), write()]) expect(hintOf(await call)).toBe('co_review_closed')
    for (const who of [teacher, student]) expect(hintOf(await allow(who, true))).toBe('mission_not_found')
    good(await allow(company, true))
    await share(server, student, 'progress')
    expect(await access()).toBe('not_shared')
    for (const call of [read(), write()]) expect(hintOf(await call)).toBe('co_review_closed')
    await share(server, student, 'progress', 'work')
    for (const who of [other, company, boss, student])
      for (const call of [read(who), write(who)]) expect(hintOf(await call)).toBe('co_review_closed')

    expect(good(await read())).toMatchObject({
      mission: 'Answer a customer',
      attempts: [
        {
          id: submissionId,
          delivered: [{ answer: { text: expect.any(String) } }],
          review: null,
          comments: [],
        },
      ],
    })
    expect(JSON.stringify(good(await read()))).not.toContain('SECRET')
    expect(hintOf(await write(teacher, ' '))).toBe('co_review_invalid')
    good(await write())
    expect(good(await student.client.rpc('my_co_reviews', { enrollment_id: enrollmentId }))).toMatchObject([
      { body: 'Well argued.', attempt: 1, author: 'Cole League' },
    ])
    const heard = await student.client.from('notifications').select('kind').eq('kind', 'co_review_given')
    expect(heard.data).toHaveLength(1)
    // The company reviews as if there were no comment.
    const review = reviewer(company, submissionId)
    good(await review.claim())
    expect(JSON.stringify(good(await review.read()))).not.toContain('Well argued')
    expect((await company.client.from('co_reviews').select()).data).toEqual([])
    expect((await other.client.from('co_reviews').select()).data).toEqual([])
    expect(
      good(
        await candidate(server).then((who) =>
          who.client.rpc('my_co_reviews', { enrollment_id: enrollmentId }),
        ),
      ),
    ).toEqual([])

    // A draft review is the company's own until it is delivered.
    good(await review.save())
    expect(good(await read())).toMatchObject({ attempts: [{ review: null }] })
    good(await review.deliver('validated'))
    expect(good(await read())).toMatchObject({
      attempts: [{ review: { verdict: 'validated' }, comments: [{ is_mine: true }] }],
    })

    // Everything ends when the student or the company withdraws consent; the comment stays with the student.
    await share(server, student, 'progress')
    expect(hintOf(await read())).toBe('co_review_closed')
    await share(server, student, 'progress', 'work')
    good(await allow(company, false))
    expect(hintOf(await read())).toBe('co_review_closed')
    expect(good(await student.client.rpc('my_co_reviews', { enrollment_id: enrollmentId }))).toHaveLength(1)
    const data = await dataOf(server, student)
    expect(data.co_reviews).toMatchObject([{ by_me: false, comment: 'Well argued.' }])
    const removed = await teacher.client
      .from('co_reviews')
      .delete()
      .eq('submission_id', submissionId)
      .select()
    expect(removed.data).toHaveLength(1)
  })

  it('opens the files of that work, and no others', async () => {
    const may = async (who: Partner, file: string) => {
      const [row] = await server.sql<{ may: boolean }>(
        `with caller as (select set_config('request.jwt.claims', json_build_object('sub', $1::text, 'role', 'authenticated')::text, true))
         select private.may_co_review_file($2) as may from caller`,
        [who.id, file],
      )
      return row!.may
    }
    const mission = await publish(company)
    good(await company.client.rpc('allow_co_review', { mission_id: mission, is_allowed: true }))
    const cohort = await makeCohort(server, school)
    const student = await makeStudent(server, school, cohort, ['progress', 'work'])
    await assignProgram(school, [cohort], [{ id: mission }])
    const { submissionId, enrollmentId } = await work(server, mission, student)
    const file = `${enrollmentId}/answer/plan.pdf`
    await server.sql(`insert into private.submitted_files (submission_id, path) values ($1, $2)`, [
      submissionId,
      file,
    ])
    expect(await may(teacher, file)).toBe(true)
    expect(await may(teacher, file.replace('plan', 'draft'))).toBe(false)
    expect(await may(other, file)).toBe(false)
    await share(server, student, 'progress')
    expect(await may(teacher, file)).toBe(false)
  })
})

describe('a school’s skill attestations', () => {
  it('are for students who share skills, and can be withdrawn even when nothing is shared anymore', async () => {
    const cohort = await makeCohort(server, school)
    const student = await makeStudent(server, school, cohort, ['progress', 'skills'], 'Skilled')
    const attest = (who: Partner, person: Person = student) =>
      who.client.rpc('attest_skill', { person: person.id, skill: 'sql', note: 'Seen in class' })
    good(await attest(teacher))
    expect(hintOf(await attest(other))).toBe('not_shared_with_you')
    expect(hintOf(await attest(company))).toBe('not_shared_with_you')
    await share(server, student, 'progress', 'work', 'career')
    expect(hintOf(await attest(teacher))).toBe('not_shared_with_you')
    const list = async (search = '', who = school) =>
      good<{ attestations: { person: string; name: string; is_shared: boolean; note: string }[] }>(
        await who.client.rpc('school_attestations', { organization: who.organizationId, search }),
      ).attestations
    expect(await list('skilled')).toMatchObject([
      { person: student.id, name: 'Sam Skilled', is_shared: false, note: 'Seen in class' },
    ])
    expect(await list('nobody')).toEqual([])
    expect(await list('', other)).toEqual([])
    const back = (who: Partner) =>
      who.client.from('skill_attestations').delete().match({ user_id: student.id, skill: 'sql' }).select()
    expect((await back(other)).data).toEqual([])
    expect((await back(teacher)).data).toHaveLength(1)
    expect(await list()).toEqual([])
  })
})

describe('analytics', () => {
  interface Analytics {
    students: Record<'all' | 'linked' | 'progress' | 'skills' | 'career', number | null>
    totals: Record<string, number | null>
    series: { at: string; counts: Record<string, number | null> }[]
    programs: { id: string; students: number; counts: Record<string, number | null> }[]
    cohorts: { id: string; students: number; counts: Record<string, number | null> }[]
    skills: { slug: string; people: number | null }[]
  }
  let campus: Partner
  let large: string
  let small: string
  let program: string
  const figures = async (more: object = {}) =>
    good<Analytics>(
      await campus.client.rpc('school_analytics', { organization: campus.organizationId, ...more }),
    )

  /** Students of a cohort who got this far with a mission some weeks ago, inserted directly. */
  async function students(cohort: string, count: number, shares: string[], stage: string, weeksAgo = 0) {
    await server.sql(
      `with who as (
         insert into auth.users (id, aud, role, email)
         select gen_random_uuid(), 'authenticated', 'authenticated', gen_random_uuid() || '@example.test'
         from generate_series(1, $3::int) returning id, email
       ), listed as (
         insert into public.students (organization_id, cohort_id, email, user_id, linked_at, shares)
         select $1, $2, email, id, now(), $4 from who returning user_id
       ), tries as (
         insert into public.enrollments (user_id, mission_id, version, organization_id, status, path, attempts, started_at, completed_at)
         select user_id, $5, 1, $6, $7::public.enrollment_status, '{brief}', 1, now() - $8 * interval '7 days',
           case when $7 = 'validated' then now() - $8 * interval '7 days' end
         from listed returning id, user_id
       ), handed_in as (
         insert into public.submissions (enrollment_id, organization_id, attempt, content, submitted_at, due_at)
         select id, $6, 1, '{}', now() - $8 * interval '7 days', now() from tries where $7 <> 'in_progress'
       ), proven as (
         insert into public.certificates (enrollment_id, user_id, organization_id, facts, issued_at)
         select id, user_id, $6, '{"skills": ["sql"]}', now() - $8 * interval '7 days' from tries where $7 = 'validated'
       ), board as (
         insert into public.application_columns (user_id, stage, position) select user_id, 'offer', 'a' from tries
         returning id, user_id
       ), card as (
         insert into public.applications (user_id, column_id, position, company) select user_id, id, 'a', 'Acme' from board
         returning id, user_id
       )
       insert into public.application_events (application_id, user_id, kind, to_stage) select id, user_id, 'added', 'offer' from card`,
      [campus.organizationId, cohort, count, shares, missions[0], company.organizationId, stage, weeksAgo],
    )
  }
  beforeAll(async () => {
    campus = await partner(server, 'academia', { approver: boss })
    large = await makeCohort(server, campus, 'Large')
    small = await makeCohort(server, campus, 'Small')
    program = await assignProgram(campus, [large], [{ id: missions[0]! }])
    await students(large, 7, ['progress', 'skills', 'career'], 'validated')
    await students(large, 6, ['progress'], 'submitted', 20)
    await students(large, 6, ['skills', 'career', 'work'], 'validated')
    await students(large, 8, [], 'validated')
    await students(small, 3, ['progress', 'skills', 'career'], 'validated')
  })

  it('counts students who share the data: exactly what the school sees by name, the rest in fives', async () => {
    expect((await figures()).students).toEqual({ all: 30, linked: 30, progress: 16, skills: 16, career: 16 })
    expect((await figures()).totals).toEqual({
      started: 16,
      submitted: 16,
      validated: 10,
      certified: 16,
      offered: 15,
    })
    expect((await figures({ weeks: 12 })).totals).toMatchObject({ started: 10, validated: 10 })
    expect((await figures({ cohort: small })).totals).toMatchObject({
      started: 3,
      certified: 3,
      offered: null,
    })
    expect((await figures({ program })).totals).toMatchObject({ started: 13, validated: 7, offered: 10 })
    expect((await figures()).skills).toEqual([expect.objectContaining({ slug: 'sql', people: 16 })])
    expect(await figures()).toMatchObject({
      programs: [{ id: program, students: 27, counts: { started: 13, submitted: 13, validated: 7 } }],
      cohorts: [
        { id: large, students: 27, counts: { started: 13, offered: 10 } },
        { id: small, students: 3, counts: { started: 3, offered: null } },
      ],
    })
    expect(
      hintOf(await campus.client.rpc('school_analytics', { organization: campus.organizationId, weeks: 3 })),
    ).toBe('period_invalid')
    // Another school's program shows nothing, of theirs or one's own.
    expect((await figures({ program: randomUUID() })).totals).toEqual({})
  })

  it('never reveals a small group that isn’t named: whatever is asked and subtracted, only fives remain', async () => {
    const told: (number | null)[] = []
    const byName = ['started', 'submitted', 'validated', 'certified']
    const gather = (value: unknown): void => {
      if (typeof value === 'number' || value === null) told.push(value)
      else if (value && typeof value === 'object')
        for (const [key, part] of Object.entries(value)) if (!byName.includes(key)) gather(part)
    }
    for (const weeks of [0, 12, 26, 52])
      for (const unit of ['week', 'month'])
        for (const cut of [
          {},
          { program },
          { cohort: large },
          { cohort: small },
          { program, cohort: large },
        ]) {
          // How many have an account and share, as on the school's own list, by name.
          const { totals, series, programs, cohorts } = await figures({ weeks, unit, ...cut })
          gather([totals, series, [...programs, ...cohorts].map(({ counts }) => counts)])
        }
    expect(told.length).toBeGreaterThan(100)
    expect(told.filter((count) => count !== null && count % 5 !== 0)).toEqual([])
    expect(told).toContain(null)
  })
})
