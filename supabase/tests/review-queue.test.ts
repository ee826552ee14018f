import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { type Partner, type Person, partner, startProduct } from './people.ts'
import { fullScores, good, letPromisePass, publish, reviewer, type Work, work } from './review-work.ts'

let server: TestServer
let company: Partner
let maker: Partner
let missions: string[]
let late: Work
let delivered: Work

beforeAll(async () => {
  server = await startProduct()
  company = await partner(server, 'company')
  maker = await partner(server, 'on_maker')
  missions = [await publish(company), await publish(company)]
  late = await work(server, missions[0]!)
  await letPromisePass(server, late.submissionId)
  await work(server, missions[1]!)
  delivered = await work(server, missions[1]!)
  const desk = reviewer(company, delivered.submissionId)
  good(await desk.claim())
  good(await desk.save(fullScores))
  good(await desk.deliver('validated'))
})
afterAll(() => server.close())

interface Queued {
  submission_id: string
  mission_id: string
  due_at: string
  total: number
  is_more: boolean
}
const queue = async ({ client }: Pick<Person, 'client'>, filter: object = {}) =>
  good<Queued[]>(await client.rpc('review_queue', filter))
const idsOf = (rows: Queued[]) => rows.map(({ submission_id }) => submission_id)

describe('the queue', () => {
  it('can be filtered by mission and by what is overdue', async () => {
    expect(await queue(company)).toHaveLength(2)
    expect(idsOf(await queue(company, { only_overdue: true }))).toEqual([late.submissionId])
    expect(idsOf(await queue(company, { mission: missions[0] }))).toEqual([late.submissionId])
    expect(await queue(company, { mission: missions[1], only_overdue: true })).toEqual([])
    expect(idsOf(await queue(maker))).toEqual([late.submissionId])
    expect(await queue(maker, { mission: missions[1] })).toEqual([])
  })

  it('can be filtered by first and revised attempts, and by what was passed on', async () => {
    await server.sql('update public.enrollments set attempts = 2 where id = $1', [late.enrollmentId])
    await server.sql('update public.submissions set attempt = 2 where id = $1', [late.submissionId])
    expect(idsOf(await queue(company, { revised: true }))).toEqual([late.submissionId])
    expect(await queue(company, { revised: false })).toHaveLength(1)
    expect(await queue(company, { passed_on: true })).toEqual([])
    expect(await queue(company, { passed_on: false })).toHaveLength(2)
    expect(idsOf(await queue(maker, { passed_on: true, revised: true }))).toEqual([late.submissionId])
    expect(await queue(maker, { passed_on: false })).toEqual([])
    expect(await queue(maker, { revised: false })).toEqual([])
    const show = 'delivered'
    expect(idsOf(await queue(company, { show, revised: false, passed_on: false }))).toEqual([
      delivered.submissionId,
    ])
    expect(await queue(company, { show, revised: true })).toEqual([])
    expect(await queue(company, { show, mission: missions[1], passed_on: true })).toEqual([])
    expect(await queue(company, { show, mission: missions[1], revised: false })).toHaveLength(1)
  })

  it('lists delivered reviews, also for one mission, and to no one else', async () => {
    const show = 'delivered'
    expect(idsOf(await queue(company, { show }))).toEqual([delivered.submissionId])
    expect(idsOf(await queue(company, { show, mission: missions[1] }))).toEqual([delivered.submissionId])
    expect(await queue(company, { show, mission: missions[0] })).toEqual([])
    expect(await queue(maker, { show })).toEqual([])
    expect(await queue(maker, { show, mission: missions[1] })).toEqual([])
  })

  it('names its missions', async () => {
    const named = async (who: Partner, show?: string) =>
      good<{ mission_id: string }[]>(await who.client.rpc('queued_missions', { show })).map(
        ({ mission_id }) => mission_id,
      )
    expect((await named(company)).sort()).toEqual([...missions].sort())
    expect(await named(company, 'delivered')).toEqual([missions[1]])
    expect(await named(maker)).toEqual([missions[0]])
  })

  it('leaves out the reviewer’s own work', async () => {
    await server.sql(`update public.enrollments set user_id = $1 where id = $2`, [
      company.id,
      late.enrollmentId,
    ])
    expect(idsOf(await queue(company))).not.toContain(late.submissionId)
    const restored = [late.candidate.id, late.enrollmentId]
    await server.sql(`update public.enrollments set user_id = $1 where id = $2`, restored)
  })

  it('pages to the end in order of the promised date, and counts only slightly past the current page', async () => {
    await server.sql(`
      begin;
      set local session_replication_role = replica;
      create temp table copy on commit drop as
        select place, gen_random_uuid() as enrollment_id, gen_random_uuid() as submission_id, gen_random_uuid() as user_id
        from generate_series(1, 120) as place;
      insert into public.enrollments select (jsonb_populate_record(enrollment, jsonb_build_object(
        'id', enrollment_id, 'user_id', copy.user_id, 'due_at', now() + place * interval '1 hour'
      ))).* from public.enrollments as enrollment, copy where enrollment.id = '${late.enrollmentId}';
      insert into public.submissions select (jsonb_populate_record(submission, jsonb_build_object(
        'id', submission_id, 'enrollment_id', copy.enrollment_id, 'due_at', now() + place * interval '1 hour'
      ))).* from public.submissions as submission, copy where submission.id = '${late.submissionId}';
      commit`)
    expect((await queue(company))[0]).toMatchObject({
      submission_id: late.submissionId,
      total: 100,
      is_more: true,
    })
    const pages = await Promise.all([0, 1, 2, 3, 4, 5].map((page) => queue(company, { page })))
    expect(pages.map((page) => page.length)).toEqual([25, 25, 25, 25, 22, 0])
    expect(pages[4]![0]).toMatchObject({ total: 122, is_more: false })
    const all = pages.flat()
    expect(new Set(idsOf(all)).size).toBe(122)
    const dates = all.map(({ due_at }) => due_at)
    expect(dates).toEqual([...dates].sort())
  })
})
