import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { type PlatformSimulator, roles } from './platform-simulator.ts'
import { connectPlatform, launchAs, lti } from './platforms.ts'
import { good, goodSummary, onCriterion, publish, reviewer, submit, work, write } from './review-work.ts'

let server: TestServer
let school: Partner
let company: Partner
let platform: PlatformSimulator
let mission: string
beforeAll(async () => {
  server = await startProduct()
  const approver = await admin(server)
  school = await partner(server, 'academia', { approver })
  company = await partner(server, 'company', { approver })
  platform = await connectPlatform(server, school)
  platform.toolKeys = lti(server, `jwks/${school.organizationId}`)
  mission = await publish(company)
})
afterAll(async () => {
  await server.close()
  await platform.close()
})
beforeEach(async () => {
  platform.scores.length = 0
  platform.answers.clear()
  await server.sql('update private.platform_grades set due_at = null')
})

const score = 'https://purl.imsglobal.org/spec/lti-ags/scope/score'
const lineItem = () => `${platform.url}/lines/7?type_id=2`
const grades = (scope = [score]) => ({
  'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': { scope, lineitem: lineItem() },
})
const target = () => `${server.url}/lti/missions/${mission}`

/** A student who opened the mission from a course. */
async function arrive(
  shares: string[],
  claims: Record<string, unknown> = grades(),
): Promise<Person & { subject: string }> {
  const subject = randomUUID()
  const person = await candidate(server)
  const proof = await launchAs(server, platform, school, subject, { target: target(), claims })
  good(await person.client.rpc('link_platform_launch', { ...proof, shares }))
  return { ...person, subject }
}
const send = () => fetch(lti(server, 'send'), { method: 'POST' })
const sent = async () => {
  expect((await send()).status).toBe(204)
  return platform.scores.splice(0)
}
async function review(submissionId: string, verdict: string, scores: object) {
  const { claim, save, deliver } = reviewer(company, submissionId)
  good(await claim())
  const asks = verdict === 'revise' ? [onCriterion('facts', 'Name the date.')] : []
  good(await save(scores, goodSummary, asks))
  good(await deliver(verdict))
}
const stateOf = async ({ subject }: { subject: string }) => {
  const [row] = await server.sql<{
    due_in: number | null
    attempts: number
    given_up: boolean
    last_error: string
  }>(
    `select extract(epoch from due_at - now())::int as due_in, attempts, given_up_at is not null as given_up, last_error
     from private.platform_grades as grade join private.platform_people as known on known.id = grade.person_id
     where known.subject = $1`,
    [subject],
  )
  return row
}

describe('grades', () => {
  it('follow the work: progress, submission, feedback and revision', async () => {
    const student = await arrive(['progress', 'work'])
    expect(await sent()).toEqual([])
    const { submissionId, enrollmentId } = await work(server, mission, student)
    const about = { lineItem: lineItem(), userId: student.subject, timestamp: expect.any(String) }
    expect(await sent()).toEqual([{ ...about, activityProgress: 'Submitted', gradingProgress: 'Pending' }])
    await review(submissionId, 'revise', { tone: { level: 1 }, facts: { level: 0 } })
    expect(await sent()).toEqual([
      {
        ...about,
        activityProgress: 'InProgress',
        gradingProgress: 'FullyGraded',
        scoreGiven: 60,
        scoreMaximum: 100,
        comment: goodSummary,
      },
    ])
    await write(student, enrollmentId, 'Your money will be back on May 3.')
    const again = await submit(student, enrollmentId)
    await send()
    platform.scores.length = 0
    await review(again, 'validated', { tone: { level: 1 }, facts: { level: 1 } })
    expect(await sent()).toMatchObject([
      { ...about, activityProgress: 'Completed', gradingProgress: 'FullyGraded', scoreGiven: 100 },
    ])
    expect(await sent()).toEqual([])
  })

  it('leave out what isn’t shared, and follow what is shared later', async () => {
    const student = await arrive([])
    const { submissionId } = await work(server, mission, student)
    await review(submissionId, 'validated', { tone: { level: 1 }, facts: { level: 0 } })
    expect(await sent()).toEqual([])
    const [row] = await server.sql<{ id: string }>('select id from public.students where user_id = $1', [
      student.id,
    ])
    const share = (...shares: string[]) =>
      student.client.rpc('set_school_sharing', { student_id: row!.id, shares })
    good(await share('progress'))
    const [grade] = await sent()
    expect(grade).toMatchObject({ scoreGiven: 60, activityProgress: 'Completed' })
    expect(grade).not.toHaveProperty('comment')
    good(await student.client.rpc('unlink_school', { student_id: row!.id }))
    await server.sql('update private.platform_grades set due_at = now()')
    expect((await sent()).filter(({ userId }) => userId === student.subject)).toEqual([])
  })

  it('include work from before the account was linked', async () => {
    const subject = randomUUID()
    const person = await candidate(server)
    await work(server, mission, person)
    const proof = await launchAs(server, platform, school, subject, { target: target(), claims: grades() })
    good(await person.client.rpc('link_platform_launch', { ...proof, shares: ['progress'] }))
    expect(await sent()).toMatchObject([{ userId: subject, activityProgress: 'Submitted' }])
  })

  it('are for students in courses that take them', async () => {
    await arrive(['progress'], grades(['https://purl.imsglobal.org/spec/lti-ags/scope/lineitem.readonly']))
    await arrive(['progress'], {})
    const teacher = { 'https://purl.imsglobal.org/spec/lti/claim/roles': [roles.instructor] }
    await launchAs(server, platform, school, 'a teacher', {
      target: target(),
      claims: { ...grades(), ...teacher },
    })
    await launchAs(server, platform, school, 'lost', {
      target: `${server.url}/lti/missions/${randomUUID()}`,
      claims: grades(),
    })
    const rows = await server.sql(
      `select 1 from private.platform_grades as grade join private.platform_people as known on known.id = grade.person_id
       where known.subject in ('a teacher', 'lost') or grade.line_item <> $1`,
      [lineItem()],
    )
    expect(rows).toEqual([])
  })
})

describe('a platform that doesn’t take a grade', () => {
  const scoresPath = '/lines/7/scores'

  it('is asked again, later each time', async () => {
    const student = await arrive(['progress'])
    await work(server, mission, student)
    platform.answers.set(scoresPath, () => ({ status: 503, body: {} }))
    for (const [attempt, minutes] of [1, 4, 16].entries()) {
      await sent()
      const state = await stateOf(student)
      expect(state).toMatchObject({ attempts: attempt + 1, given_up: false })
      expect(Math.round(state!.due_in! / 60)).toBe(minutes)
      await server.sql('update private.platform_grades set due_at = now() where due_at is not null')
    }
    platform.answers.clear()
    expect(await sent()).toMatchObject([{ userId: student.subject }])
    expect(await stateOf(student)).toMatchObject({ due_in: null, attempts: 0 })
  })

  it('for good is left alone, until something changes', async () => {
    const student = await arrive(['progress'])
    const { submissionId } = await work(server, mission, student)
    platform.answers.set(scoresPath, () => ({ status: 404, body: {} }))
    await sent()
    expect(await stateOf(student)).toMatchObject({ due_in: null, given_up: true })
    platform.answers.clear()
    expect(await sent()).toEqual([])
    await review(submissionId, 'validated', { tone: { level: 1 }, facts: { level: 1 } })
    expect(await sent()).toMatchObject([{ scoreGiven: 100 }])
  })

  it('because the token ended gets a new one', async () => {
    const student = await arrive(['progress'])
    platform.tokens.clear()
    await work(server, mission, student)
    expect(await sent()).toMatchObject([{ userId: student.subject }])
    const given = platform.tokens.size
    await server.sql('update private.platform_grades set due_at = now()')
    await sent()
    expect(platform.tokens.size).toBe(given)
  })

  it('gets the newest one if something changed while it was sent', async () => {
    const student = await arrive(['progress'])
    const { submissionId } = await work(server, mission, student)
    const [claimed] = good<{ id: string; lease: string }[]>(
      await server.client(server.engine.secretKey).rpc('claim_platform_grades', { batch: 50 }),
    )
    await review(submissionId, 'validated', { tone: { level: 1 }, facts: { level: 1 } })
    good(
      await server
        .client(server.engine.secretKey)
        .rpc('mark_platform_grade_sent', { grade_id: claimed!.id, held_lease: claimed!.lease }),
    )
    expect(await sent()).toMatchObject([{ userId: student.subject, scoreGiven: 100 }])
  })
})
