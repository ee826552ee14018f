import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague, publishMission } from './missions.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
let company: Partner
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await partner(server, 'company', { approver: boss })
})
afterAll(() => server.close())

type Figures = Record<'viewed' | 'started' | 'submitted' | 'validated' | 'contacted', number | null>
interface Analytics {
  funnel: Figures
  series: { at: string; counts: Partial<Figures> & { page?: number | null } }[]
  missions: (Figures & { id: string; title: string })[]
  skills: (Figures & { slug: string })[]
}
const call = (who: Pick<Person, 'client'>, more: object = {}, organization = company.organizationId) =>
  who.client.rpc('company_analytics', { organization, ...more })
const figures = async (more: object = {}) => good<Analytics>(await call(company, more))

/** People who started a mission some weeks ago and got this far, inserted directly. */
async function people(
  mission: string,
  count: number,
  stage: 'started' | 'submitted' | 'validated',
  weeksAgo = 0,
) {
  const status = { started: 'in_progress', submitted: 'submitted', validated: 'validated' }[stage]
  await server.sql(
    `with who as (
       insert into auth.users (id, aud, role, email)
       select gen_random_uuid(), 'authenticated', 'authenticated', gen_random_uuid() || '@example.test'
       from generate_series(1, $2::int) returning id
     ), work as (
       insert into public.enrollments (user_id, mission_id, version, organization_id, status, path, attempts, started_at, completed_at)
       select who.id, $1, 1, $3, $4::public.enrollment_status, '{start}', case when $4 = 'in_progress' then 0 else 1 end,
         now() - $5::int * interval '7 days', case when $4 = 'validated' then now() - $5::int * interval '7 days' end
       from who returning id
     )
     insert into public.submissions (enrollment_id, organization_id, attempt, content, submitted_at, due_at)
     select id, $3, 1, '{}', now() - $5::int * interval '7 days', now() from work where $4 <> 'in_progress'`,
    [mission, count, company.organizationId, status, weeksAgo],
  )
}
const views = (mission: string | null, count: number, daysAgo = 0) =>
  server.sql(
    `insert into public.page_views (day, organization_id, mission_id, version, visitor)
     select private.today() - $4::int, $1, $2, case when $2::uuid is not null then 1 end, sha256((nth || ' ' || $4 || coalesce($2::text, ''))::bytea)
     from generate_series(1, $3::int) as nth`,
    [company.organizationId, mission, count, daysAgo],
  )

describe('access', () => {
  it('owners and recruiters of the organization only', async () => {
    good(await call(company))
    good(await call(await colleague(server, company, 'recruiter')))
    const others = [
      await colleague(server, company, 'reviewer'),
      await partner(server, 'company', { approver: boss }),
      await partner(server, 'academia', { approver: boss }),
      await partner(server, 'on_maker', { approver: boss }),
      await candidate(server),
      boss,
    ]
    for (const other of others) expect(hintOf(await call(other))).toBe('page_authors_only')
    expect((await call({ client: server.client() })).error?.code).toBe('42501')
    for (const wrong of [{ weeks: 3 }, { weeks: null }, { unit: 'day' }])
      expect(hintOf(await call(company, wrong))).toBe('period_invalid')
  })

  it('without data, shows zeros instead of dashes', async () => {
    expect(await figures()).toMatchObject({
      funnel: { viewed: 0, started: 0, submitted: 0, validated: 0, contacted: 0 },
      series: [],
      missions: [],
      skills: [],
    })
  })
})

describe('the numbers', () => {
  let busy: string
  let quiet: string
  beforeAll(async () => {
    busy = await publishMission(company, { title: 'Busy', skills: ['sql', 'negotiation'] })
    quiet = await publishMission(company, { title: 'Quiet', skills: ['sql'] })
    await people(busy, 8, 'started')
    await people(busy, 7, 'submitted', 2)
    await people(busy, 6, 'validated', 30)
    await people(quiet, 3, 'validated')
    await views(busy, 33)
    await views(busy, 12, 70)
    await views(quiet, 4)
    await views(null, 11, 1)
  })

  it('are counted in fives, for people who started in the period', async () => {
    expect((await figures({ weeks: 0 })).funnel).toEqual({
      viewed: 45,
      started: 20,
      submitted: 15,
      validated: 5,
      contacted: 0,
    })
    expect((await figures({ weeks: 12 })).funnel).toMatchObject({
      started: 15,
      submitted: 10,
      validated: null,
    })
    expect((await figures({ mission: quiet })).funnel).toMatchObject({
      viewed: null,
      started: null,
      contacted: 0,
    })
    expect((await figures({ skill: 'negotiation' })).funnel).toMatchObject({ viewed: 45, started: 20 })
  })

  it('are shown by mission and by skill; a small group is a dash in each', async () => {
    const { missions, skills } = await figures()
    expect(missions).toMatchObject([
      { id: busy, title: 'Busy', viewed: 45, started: 20, submitted: 10, validated: 5 },
      {
        id: quiet,
        title: 'Quiet',
        viewed: null,
        started: null,
        submitted: null,
        validated: null,
        contacted: 0,
      },
    ])
    expect(skills).toMatchObject([
      { slug: 'negotiation', started: 20 },
      { slug: 'sql', started: 20 },
    ])
  })

  it('count each person as contacted once if they were validated and contacted', async () => {
    await server.sql(
      `insert into public.contact_requests (organization_id, user_id, purpose, body, status, created_at)
       select $1, work.user_id, 'job', 'We would like to meet you.', status, now() - days * interval '1 day'
       from (
         select user_id, row_number() over (partition by status order by user_id) as nth, status as stage
         from public.enrollments where mission_id = $2
       ) as work, (values ('declined', 2), ('pending', 1)) as request (status, days)
       where work.stage = 'validated' or work.stage = 'submitted' and work.nth = 1`,
      [company.organizationId, busy],
    )
    expect((await figures({ weeks: 52 })).funnel).toMatchObject({ validated: 5, contacted: 5 })
    const { series } = await figures({ weeks: 52, unit: 'week' })
    expect(series.filter(({ counts }) => counts.contacted)).toHaveLength(1)
    await server.sql(`update public.contact_requests set status = 'withdrawn' where organization_id = $1`, [
      company.organizationId,
    ])
    expect((await figures({ weeks: 52 })).funnel.contacted).toBe(0)
  })

  it('are shown by week and by month, with the views of the company’s page', async () => {
    const { series } = await figures({ unit: 'week', weeks: 52 })
    const sum = (what: keyof Analytics['series'][number]['counts']) =>
      series.reduce((total, { counts }) => total + (counts[what] ?? 0), 0)
    expect([sum('viewed'), sum('page'), sum('started'), sum('submitted')]).toEqual([45, 10, 20, 10])
    for (const { at } of series) expect(new Date(at).getUTCDay()).toBe(1)
    for (const { at } of (await figures({ weeks: 0 })).series) expect(at).toMatch(/-01$/)
    // After 90 days only sums remain, and they still count.
    await server.sql('update public.page_views set day = day - 80 where organization_id = $1', [
      company.organizationId,
    ])
    await server.sql('select private.fold_page_views()')
    expect((await figures({ weeks: 0 })).funnel.viewed).toBe(45)
  })

  it('never reveal a small group: whatever is asked and subtracted, only fives remain', async () => {
    for (let round = 0; round < 6; round++) {
      const mission = await publishMission(company, {
        title: `Round ${round}`,
        skills: [['sql', 'negotiation'][round % 2]!],
      })
      await people(mission, 1 + ((round * 3) % 7), 'started', round * 9)
      await people(mission, (round * 5) % 6, 'validated', round)
    }
    const told: (number | null)[] = []
    const gather = (value: unknown): void => {
      if (typeof value === 'number' || value === null) told.push(value)
      else if (value && typeof value === 'object') Object.values(value).forEach(gather)
    }
    for (const weeks of [0, 12, 26, 52])
      for (const unit of ['week', 'month'])
        for (const cut of [
          {},
          { mission: busy },
          { mission: quiet },
          { skill: 'sql' },
          { skill: 'negotiation' },
        ])
          gather(await figures({ weeks, unit, ...cut }))
    expect(told.length).toBeGreaterThan(300)
    expect(told.filter((count) => count !== null && count % 5 !== 0)).toEqual([])
    expect(told).toContain(null)
  })
})
