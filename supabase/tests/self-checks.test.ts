import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  candidate,
  everyRole,
  type Partner,
  type Person,
  partner,
  roleNames,
  startProduct,
} from './people.ts'
import { fullScores, good, hintOf, letPromisePass, publish, reviewer, submit, work } from './review-work.ts'

let server: TestServer
let company: Partner
let maker: Partner
let mission: string
beforeAll(async () => {
  server = await startProduct()
  const approver = await admin(server)
  company = await partner(server, 'company', { approver })
  maker = await partner(server, 'on_maker', { approver })
  mission = await publish(company, true)
})
afterAll(() => server.close())

const rate = ({ client }: Pick<Person, 'client'>, enrollment_id: string, criterion: string, level: unknown) =>
  client.rpc('rate_own_work', { enrollment_id, criterion, level })
const ask = ({ client }: Pick<Person, 'client'>, submission_id: string) =>
  client.rpc('self_check_of', { submission_id })
const rows = async ({ client }: Pick<Person, 'client'>) =>
  (await client.from('self_checks').select('submission_id,levels')).data ?? []

describe('candidates rate their own work', () => {
  it('criterion by criterion, as long as it waits for feedback', async () => {
    const done = await work(server, mission)
    const { candidate: person, enrollmentId, submissionId } = done
    good(await rate(person, enrollmentId, 'tone', 0))
    good(await rate(person, enrollmentId, 'facts', 1))
    good(await rate(person, enrollmentId, 'tone', 1))
    const own = [{ submission_id: submissionId, levels: { tone: 1, facts: 1 } }]
    expect(await rows(person)).toEqual(own)

    const review = reviewer(company, submissionId)
    good(await review.claim())
    good(await review.save())
    good(await review.deliver('revise'))
    expect(hintOf(await rate(person, enrollmentId, 'tone', 0))).toBe('self_check_closed')
    expect(await rows(person)).toEqual(own)

    // The next attempt has a rating of its own.
    const second = await submit(person, enrollmentId)
    good(await rate(person, enrollmentId, 'tone', 0))
    expect(await rows(person)).toEqual(
      expect.arrayContaining([...own, { submission_id: second, levels: { tone: 0 } }]),
    )
  })

  it('only by criteria and levels that the rubric has and shows', async () => {
    const { candidate: person, enrollmentId } = await work(server, mission)
    expect(hintOf(await rate(person, enrollmentId, 'style', 0))).toBe('criterion_unknown')
    for (const level of [-1, 2, null]) {
      expect(hintOf(await rate(person, enrollmentId, 'tone', level)), String(level)).toBe('level_unknown')
    }
    const secret = await work(server, await publish(company))
    expect(hintOf(await rate(secret.candidate, secret.enrollmentId, 'tone', 0))).toBe('criterion_unknown')
  })

  it('not before submitting, and no one else’s', async () => {
    const person = await candidate(server)
    const enrollment_id = good<string>(await person.client.rpc('start_mission', { mission_id: mission }))
    expect(hintOf(await rate(person, enrollment_id, 'tone', 0))).toBe('self_check_closed')
    const { enrollmentId } = await work(server, mission)
    expect(hintOf(await rate(person, enrollmentId, 'tone', 0))).toBe('enrollment_not_found')
  })
})

describe('a self-check is seen', () => {
  it('by reviewers once they have rated every criterion, and never as a row', async () => {
    const { candidate: person, enrollmentId, submissionId } = await work(server, mission)
    good(await rate(person, enrollmentId, 'tone', 0))
    const review = reviewer(company, submissionId)
    expect(hintOf(await ask(company, submissionId))).toBe('rubric_not_filled')
    good(await review.claim())
    good(await review.save({ tone: { level: 1 } }))
    expect(hintOf(await ask(company, submissionId))).toBe('rubric_not_filled')
    good(await review.save(fullScores))
    expect(good(await ask(company, submissionId))).toEqual({ tone: 0 })
    expect(await rows(company)).toEqual([])
    expect(JSON.stringify(good(await review.read()))).not.toContain('self_check')
  })

  it('by makers while they hold the claim; null if there is none', async () => {
    const { submissionId } = await work(server, mission)
    await letPromisePass(server, submissionId)
    expect(hintOf(await ask(maker, submissionId))).toBe('submission_not_found')
    const review = reviewer(maker, submissionId)
    good(await review.claim())
    good(await review.save())
    expect(good(await ask(maker, submissionId))).toBeNull()
    good(await review.release())
    expect(hintOf(await ask(maker, submissionId))).toBe('submission_not_found')
  })

  it('by no one else', async () => {
    const { candidate: person, enrollmentId, submissionId } = await work(server, mission)
    good(await rate(person, enrollmentId, 'tone', 0))
    const review = reviewer(company, submissionId)
    good(await review.claim())
    good(await review.save())
    expect(hintOf(await ask(person, submissionId))).toBe('submission_not_found')
    const roles = await everyRole(server)
    for (const name of roleNames) {
      expect((await ask(roles[name], submissionId)).error, name).not.toBeNull()
      expect((await rate(roles[name], enrollmentId, 'tone', 1)).error, name).not.toBeNull()
      expect(await rows(roles[name]), name).toEqual([])
      const write = roles[name].client.from('self_checks')
      expect(
        (await write.update({ levels: {} }).eq('submission_id', submissionId)).error,
        name,
      ).not.toBeNull()
    }
    expect(await rows(person)).toEqual([{ submission_id: submissionId, levels: { tone: 0 } }])
  })
})
