import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague, publishMission } from './missions.ts'
import { admin, candidate, type Partner, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let company: Partner
beforeAll(async () => {
  server = await startProduct()
  company = await partner(server, 'company')
})
afterAll(() => server.close())

type Counts = Record<string, number | null>
interface Analytics {
  people: number | null
  filters: { versions: boolean; periods: boolean; both: boolean }
  versions: { version: number; people: number | null; stage: Counts | null }[]
  splits: Record<string, Counts>
  times: { seconds: number[] | null; feedbackHours: number[] | null } | null
}
const analytics = async (mission_id: string, more: object = {}) =>
  good<Analytics>(await company.client.rpc('mission_analytics', { mission_id, ...more }))

interface Group {
  version?: number
  weeksAgo?: number
  status?: 'in_progress' | 'left' | 'submitted' | 'validated'
  path?: string[]
  seconds?: number
  /** Levels of the first criterion. */
  level?: number
}

/** People who got this far, inserted directly. */
async function people(mission: string, count: number, group: Group = {}) {
  const { version = 1, weeksAgo = 0, status = 'in_progress', path = ['start'], seconds = 60, level } = group
  const handedIn = status === 'submitted' || status === 'validated'
  for (let made = 0; made < count; made++) {
    const [person] = await server.sql<{ id: string }>(
      `insert into auth.users (id, aud, role, email) values (gen_random_uuid(), 'authenticated', 'authenticated', gen_random_uuid() || '@example.test') returning id`,
    )
    const [enrollment] = await server.sql<{ id: string }>(
      `insert into public.enrollments (user_id, mission_id, version, organization_id, status, path, seconds_spent, attempts, started_at, updated_at, completed_at)
       values ($1, $2, $3, $4, ($5::text)::public.enrollment_status, $6, $7, $8, now() - $9 * interval '7 days', now() - $9 * interval '7 days', case when $5::text = 'validated' then now() end) returning id`,
      [
        person!.id,
        mission,
        version,
        company.organizationId,
        status,
        path,
        seconds,
        handedIn ? 1 : 0,
        weeksAgo,
      ],
    )
    if (!handedIn) continue
    const [submission] = await server.sql<{ id: string }>(
      `insert into public.submissions (enrollment_id, organization_id, attempt, content, submitted_at, due_at)
       values ($1, $2, 1, '{}', now() - $3 * interval '7 days', now() - $3 * interval '7 days' + interval '3 days') returning id`,
      [enrollment!.id, company.organizationId, weeksAgo],
    )
    if (level === undefined) continue
    await server.sql(
      `insert into public.reviews (submission_id, organization_id, scores, verdict, delivered_at)
       select id, organization_id, $2, 'validated', submitted_at + interval '2 days' from public.submissions where id = $1`,
      [submission!.id, JSON.stringify({ tone: { level }, facts: { level: 0 } })],
    )
  }
}

async function publishAgain(mission_id: string) {
  good(await company.client.rpc('publish_mission', { mission_id }))
}

describe('access', () => {
  it('owners and recruiters of the organization only', async () => {
    const mission_id = await publishMission(company)
    const outsiders = [
      await candidate(server),
      await partner(server, 'company'),
      await partner(server, 'on_maker'),
      await admin(server),
      await colleague(server, company, 'reviewer'),
    ]
    for (const { client } of outsiders)
      expect(hintOf(await client.rpc('mission_analytics', { mission_id }))).toBe('mission_not_found')
    expect(hintOf(await server.client().rpc('mission_analytics', { mission_id }))).toBe('42501')
    for (const member of [company, await colleague(server, company, 'recruiter')])
      expect((await member.client.rpc('mission_analytics', { mission_id })).error).toBeNull()
  })
})

describe('the numbers', () => {
  it('count each person once, with the attempt that got furthest', async () => {
    const mission = await publishMission(company)
    await people(mission, 6, { status: 'left', path: ['start', 'way'] })
    await people(mission, 7, { status: 'submitted', seconds: 3600 })
    await people(mission, 8, { status: 'validated', seconds: 7200, level: 1 })
    const [validated] = await server.sql<{ user_id: string }>(
      `select user_id from public.enrollments where mission_id = $1 and status = 'validated' limit 1`,
      [mission],
    )
    await server.sql(
      `insert into public.enrollments (user_id, mission_id, version, organization_id, status, path)
       values ($1, $2, 1, $3, 'left', '{start}')`,
      [validated!.user_id, mission, company.organizationId],
    )
    const found = await analytics(mission)
    expect(found).toMatchObject({ people: 21 })
    expect(found.splits).toMatchObject({
      stage: { started: 6, submitted: 7, validated: 8 },
      stop: { way: 6, submitted: 15 },
      attempts: { 0: 6, 1: 15 },
      promise: { none: 6, waiting: 7, kept: 8 },
      'level tone': { '': 13, 1: 8 },
      'level facts': { '': 13, 0: 8 },
    })
    expect(found.times).toEqual({ seconds: [3600, 7200, 7200], feedbackHours: [48, 48, 48] })
  })

  it('say nothing about fewer than five people, and only views before anyone starts', async () => {
    const mission = await publishMission(company)
    await people(mission, 4, { status: 'validated', level: 0 })
    const found = await analytics(mission)
    expect(found).toMatchObject({ people: null, times: null })
    expect(Object.keys(found.splits).sort()).toEqual([])
    expect(JSON.stringify(found.versions)).toContain('"people":null')
  })
})

describe('a small group', () => {
  it('inside a breakdown is hidden, along with another so that the total doesn’t reveal it', async () => {
    const mission = await publishMission(company)
    await people(mission, 3, { status: 'left' })
    await people(mission, 6, { status: 'submitted' })
    await people(mission, 9, { status: 'validated', level: 1 })
    const { splits, people: total } = await analytics(mission)
    expect(total).toBe(18)
    expect(splits.stage).toEqual({ started: null, submitted: null, validated: 9 })
    expect(splits.stop).toEqual({ start: null, submitted: null })
  })

  it('can’t be found by subtracting one version from all', async () => {
    const mission = await publishMission(company)
    await people(mission, 9, { status: 'validated', level: 1 })
    await publishAgain(mission)
    await people(mission, 3, { version: 2, status: 'validated', level: 0 })
    const all = await analytics(mission)
    expect(all).toMatchObject({ people: 12, filters: { versions: false } })
    for (const wanted_version of [1, 2])
      expect(await analytics(mission, { wanted_version })).toMatchObject({ people: null })
    expect(all.versions.map((one) => one.people)).toEqual([null, null])
  })

  it('inside a version is hidden in every version, since the others and the total would reveal it', async () => {
    const mission = await publishMission(company)
    await people(mission, 6, { status: 'left' })
    await people(mission, 6, { status: 'submitted' })
    await people(mission, 6, { status: 'validated' })
    await publishAgain(mission)
    await people(mission, 6, { version: 2, status: 'left' })
    await people(mission, 3, { version: 2, status: 'submitted' })
    await people(mission, 9, { version: 2, status: 'validated' })
    const all = await analytics(mission)
    expect(all.splits.stage).toEqual({ started: 12, submitted: 9, validated: 15 })
    const [first, second] = await Promise.all(
      [1, 2].map((wanted_version) => analytics(mission, { wanted_version })),
    )
    // Submitted is small in version 2; started is hidden too, so that no remainder is small.
    expect(first).toMatchObject({
      people: 18,
      splits: { stage: { started: null, submitted: null, validated: 6 } },
    })
    expect(second).toMatchObject({
      people: 18,
      splits: { stage: { started: null, submitted: null, validated: 9 } },
    })
    expect(all.versions.map((one) => one.stage?.validated)).toEqual([9, 6])
  })

  it('can’t be found by subtracting one period from another', async () => {
    const mission = await publishMission(company)
    await people(mission, 6, { weeksAgo: 0 })
    await people(mission, 2, { weeksAgo: 6 })
    await people(mission, 7, { weeksAgo: 20 })
    expect((await analytics(mission)).filters.periods).toBe(false)
    for (const weeks of [4, 12]) expect(await analytics(mission, { weeks })).toMatchObject({ people: null })
    await people(mission, 3, { weeksAgo: 6 })
    expect(await analytics(mission, { weeks: 4 })).toMatchObject({ people: 6 })
    expect(await analytics(mission, { weeks: 12 })).toMatchObject({ people: 11 })
    const { splits } = await analytics(mission, { weeks: 12 })
    expect(Object.values(splits.started!).sort()).toEqual([5, 6])
  })

  it('is not created by combining two filters', async () => {
    const mission = await publishMission(company)
    await people(mission, 6, { weeksAgo: 0 })
    await people(mission, 2, { weeksAgo: 20 })
    await publishAgain(mission)
    await people(mission, 5, { version: 2, weeksAgo: 20 })
    const { filters } = await analytics(mission)
    expect(filters).toEqual({ versions: true, periods: true, both: false })
    expect(await analytics(mission, { wanted_version: 1, weeks: 4 })).toMatchObject({ people: null })
    expect(await analytics(mission, { wanted_version: 1 })).toMatchObject({ people: 8 })
  })
})

describe('with random groups', () => {
  const cuts = [undefined, 1, 2, 3].flatMap((version) => [0, 4, 12].map((weeks) => ({ version, weeks })))
  type Cut = (typeof cuts)[number]
  const contains = (outer: Cut, inner: Cut) =>
    (outer.version === undefined || outer.version === inner.version) &&
    (outer.weeks === 0 || (inner.weeks !== 0 && inner.weeks <= outer.weeks))
  const isSmall = (count: number) => count > 0 && count < 5

  /** Deterministic, so that a failure can be reproduced. */
  function* numbers() {
    for (let seed = 7; ; ) {
      seed = (seed * 48271) % 2147483647
      yield seed
    }
  }

  it('no small group is shown, left over, or found by subtracting one view from another', async () => {
    const random = numbers()
    const upTo = (most: number) => random.next().value! % most
    let shownCuts = 0
    for (let round = 0; round < 60; round++) {
      const cells = [1, 2, 3].flatMap((version) =>
        [4, 12, 0].flatMap((period) =>
          ['a', 'b', 'c'].map((part) => ({
            split: 'stage',
            part,
            version,
            period,
            n: upTo(4) ? 3 + upTo(12) : upTo(5),
          })),
        ),
      )
      const filled = JSON.stringify(cells.filter(({ n }) => n > 0))
      const rows = await server.sql<{ at: number; people: number | null; parts: Counts }>(
        `select at::int - 1 as at, private.cut_size($1, filters, version, weeks) as people,
           private.shown_splits($1, filters, version, weeks) -> 'stage' as parts
         from private.offered_filters($1) as filters,
           rows from (unnest($2::int[]), unnest($3::int[])) with ordinality as cut (version, weeks, at)`,
        [filled, cuts.map(({ version }) => version ?? null), cuts.map(({ weeks }) => weeks)],
      )
      const seen = rows.filter(({ people }) => people !== null)
      shownCuts += seen.length
      const told = (one: (typeof seen)[number]) => {
        const shown = Object.values(one.parts).filter((count) => count !== null)
        return {
          ...one.parts,
          people: one.people,
          rest: one.people! - shown.reduce((sum, count) => sum + count, 0),
        }
      }
      for (const outer of seen) {
        for (const [part, count] of Object.entries(told(outer))) expect(isSmall(count ?? 0), part).toBe(false)
        for (const inner of seen.filter(({ at }) => contains(cuts[outer.at]!, cuts[at]!))) {
          for (const part of ['a', 'b', 'c', 'people'] as const) {
            const [more, less] = [told(outer) as Counts, told(inner) as Counts].map((counts) => counts[part])
            if (typeof more === 'number' && typeof less === 'number')
              expect(isSmall(more - less), `${part} of ${filled}`).toBe(false)
          }
        }
      }
    }
    expect(shownCuts).toBeGreaterThan(100)
  })
})
