import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestClient } from '../../server/testing/realtime/clients.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { publishMission } from './missions.ts'
import {
  admin,
  candidate,
  type Partner,
  type Person,
  partner,
  pendingPartner,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
let company: Partner
let mission: string
const listeners: TestClient[] = []
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await partner(server, 'company', { approver: boss })
  mission = await publishMission(company)
})
afterAll(async () => {
  await Promise.all(listeners.map((client) => client.close()))
  await server.close()
})

interface Analytics {
  countedAt: string | null
  totals: Record<string, number | null>
  series: {
    at: string
    counts: Record<string, number | null>
    feedback: Record<string, number | null> | null
  }[]
  feedback: Record<string, number | null>
  activation: {
    role: string
    people: number | null
    share: number | null
    weeks: Record<string, number | null>
  }[]
  retention: { week: string; people: number | null; shares: (number | null)[] | null }[]
}
const call = (who: Pick<Person, 'client'>, more: object = {}) => who.client.rpc('platform_analytics', more)
const figures = async (more: object = {}) => good<Analytics>(await call(boss, more))
const monday = async (ago = 0) =>
  (await server.sql<{ day: string }>('select (private.week_of(now()) - 7 * $1::int)::text as day', [ago]))[0]!
    .day

/** People who signed up on a Tuesday some weeks ago, started a mission the next day, and came back later. */
async function people(count: number, weeksAgo: number, { began = 0, returned = 0, hours = 0 } = {}) {
  await server.sql(
    `with moment as (
       select (private.week_of(now()) - 7 * $2::int + 1)::timestamp at time zone 'utc' as came
     ), who as (
       insert into auth.users (id, aud, role, email)
       select gen_random_uuid(), 'authenticated', 'authenticated', gen_random_uuid() || '@example.test'
       from generate_series(1, $1::int) returning id
     ), numbered as (
       select id, row_number() over () as nth from who
     ), seen as (
       insert into private.active_weeks (user_id, week)
       select id, private.week_of(came) + 7 from numbered, moment where nth <= $4
     ), work as (
       insert into public.enrollments (user_id, mission_id, version, organization_id, status, path, attempts, started_at, completed_at)
       select id, $5, 1, $6, 'validated', '{start}', 1, came + interval '1 day', came + interval '1 day' + $7 * interval '1 hour'
       from numbered, moment where nth <= $3 returning id, started_at, completed_at
     ), handed as (
       insert into public.submissions (enrollment_id, organization_id, attempt, content, submitted_at, due_at)
       select id, $6, 1, '{}', started_at, started_at + interval '72 hours' from work returning id, enrollment_id
     )
     insert into public.reviews (submission_id, organization_id, verdict, delivered_at)
     select handed.id, $6, 'validated', work.completed_at from handed join work on work.id = handed.enrollment_id`,
    [count, weeksAgo, began, returned, mission, company.organizationId, hours],
  )
  await server.sql(
    `update public.profiles set created_at = (private.week_of(now()) - 7 * $1::int + 1)::timestamp at time zone 'utc'
     where created_at > now() - interval '1 minute' and user_id not in ($2, $3)`,
    [weeksAgo, boss.id, company.id],
  )
}

describe('access', () => {
  it('administrators only', async () => {
    expect((await figures()).countedAt).toBeNull()
    for (const other of [company, await candidate(server)])
      expect(hintOf(await call(other))).toBe('admins_only')
    expect((await call({ client: server.client() })).error?.code).toBe('42501')
    for (const wrong of [{ weeks: 3 }, { weeks: null }, { role: 'admin' }])
      expect(hintOf(await call(boss, wrong))).toBe('period_invalid')
  })
})

describe('the numbers', () => {
  beforeAll(async () => {
    await people(23, 3, { began: 12, returned: 8, hours: 10 })
    await people(7, 4, { began: 4, returned: 3, hours: 80 })
    await people(9, 20)
    await server.sql('select private.count_platform()')
  })

  it('are counted in fives by week and role, and missions exactly', async () => {
    const { totals, series, countedAt } = await figures({ weeks: 12 })
    expect(countedAt).not.toBeNull()
    expect(totals).toMatchObject({ signed_up: 30, started: 15, submitted: 15, validated: 15, published: 1 })
    const of = async (ago: number) => {
      const day = await monday(ago)
      return series.find(({ at }) => at === day)?.counts
    }
    expect(await of(3)).toMatchObject({ signed_up: 20, started: 10 })
    expect(await of(4)).toMatchObject({ signed_up: 5, started: null })
    expect((await figures({ weeks: 26 })).totals.signed_up).toBe(40)
    expect((await figures({ weeks: 12, role: 'company' })).totals).toMatchObject({
      signed_up: null,
      started: 15,
    })
    expect((await figures({ weeks: 12, role: 'academia' })).totals).toEqual({})
  })

  it('show how long feedback takes, and how often it is on time', async () => {
    const { feedback, series } = await figures({ weeks: 12 })
    expect(feedback).toMatchObject({ answered: 15, median: 10, p90: 80, inTime: null })
    const week = await monday(3)
    expect(series.find(({ at }) => at === week)?.feedback).toMatchObject({ median: 10, p90: 10, inTime: 100 })
  })

  it('show who started in time, and who came back', async () => {
    const { activation, retention } = await figures({ weeks: 12 })
    const [candidates] = activation
    expect(candidates).toMatchObject({ role: 'candidate', people: 30, share: 50 })
    expect(candidates?.weeks).toMatchObject({ [await monday(3)]: 50, [await monday(4)]: null })
    expect((await figures({ role: 'company' })).activation.map(({ role }) => role)).toEqual(['company'])
    const week = await monday(3)
    expect(retention.find((one) => one.week === week)).toMatchObject({ people: 20, shares: [35, 0] })
    const small = await monday(4)
    expect(retention.find((one) => one.week === small)).toMatchObject({ people: 5, shares: [null, 0, 0] })
  })

  it('about people are always multiples of five', async () => {
    for (const weeks of [4, 12, 26, 52])
      for (const role of [undefined, 'candidate', 'company', 'academia', 'on_maker']) {
        const { totals, series, activation, retention, feedback } = await figures({ weeks, role })
        const told = [
          totals,
          ...series.map(({ counts }) => counts),
          { people: feedback.answered },
          ...activation.map(({ people, share, weeks }) => ({ people, share, ...weeks })),
          ...retention.map(({ people, shares }) => ({ people, ...shares })),
        ].flatMap((counts) =>
          Object.entries<number | null>(counts as Record<string, number | null>).filter(
            ([key]) => key !== 'published',
          ),
        )
        for (const [, value] of told) expect((value ?? 0) % 5).toBe(0)
      }
  })

  it('are recounted without counting twice, and drop deleted accounts', async () => {
    await server.sql('update private.platform_counted set whole_on = null')
    await server.sql('select private.count_platform()')
    expect((await figures({ weeks: 12 })).totals.signed_up).toBe(30)
  })
})

describe('the home page', () => {
  it('counts what is there', async () => {
    await pendingPartner(server)
    const reporter = await candidate(server)
    good(
      await reporter.client.rpc('report_content', {
        kind: 'organization',
        id: company.organizationId,
        reason: 'spam',
      }),
    )
    await server.sql('update auth.users set last_sign_in_at = now() where id = $1', [reporter.id])
    expect(good(await boss.client.rpc('admin_home'))).toMatchObject({
      active_users: 1,
      organizations: 1,
      pending: 1,
      reports: 1,
      missions: 1,
      certificates: 0,
      waiting: 0,
      late: 0,
    })
  })

  it('is updated through the administrators’ channel, which is closed to others', async () => {
    const join = async (token: string) => {
      const client = new TestClient(server, { token })
      listeners.push(client)
      return client.join('admins', { private: true })
    }
    await expect(join(company.token)).rejects.toThrow('Unauthorized')
    const channel = await join(boss.token)
    await pendingPartner(server)
    const messages = await channel.messages(2)
    expect(messages).toMatchObject([{ payload: { what: 'people' } }, { payload: { what: 'organizations' } }])
  })
})
