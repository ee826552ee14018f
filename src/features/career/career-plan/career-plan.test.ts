import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Milestone, Proof } from './api/answers.ts'
import type { Job } from './api/get-jobs.ts'
import { gapOf } from './gap.ts'
import { distance, searchJobs } from './search-jobs.ts'
import { suggestMilestones } from './suggestions.ts'
import { monthsIn, placeOf, spanOf, stateOf } from './timeline.ts'

const catalogue = [
  ...readFileSync('supabase/seed/jobs.sql', 'utf8').matchAll(/^ {2}\('([\w-]+)', '(.+?)', '(.+?)',$/gm),
].map(([, slug, title_en, title_fr]) => ({ slug, title_en, title_fr, aliases: [] as string[] }) as Job)
const find = (typed: string) => searchJobs(catalogue, typed, (job) => job.title_en).map(({ slug }) => slug)

describe('job search', () => {
  it.each([
    ['seo specialist', 'seo-specialist'],
    ['developpeuse', 'front-end-developer'],
    ['marketting', 'digital-marketing-assistant'],
    ['réseaux sociuax', 'social-media-manager'],
    ['chargee emailing', 'email-marketing-specialist'],
    ['emaling', 'email-marketing-specialist'],
  ])('finds a job with “%s”', (typed, slug) => {
    const found = find(typed)
    expect(found).toContain(slug)
    expect(found.length).toBeLessThan(catalogue.length / 2)
  })

  it('lists all by title without a search, and none for nonsense', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(60)
    expect(find(' ')).toHaveLength(catalogue.length)
    expect(find('zzzzqq')).toEqual([])
  })

  it('measures the distance of common typos', () => {
    expect([distance('data', 'data'), distance('daat', 'data'), distance('', 'abc')]).toEqual([0, 1, 3])
  })
})

it('sorts the gap from proven to missing', () => {
  const job = { essential: ['a', 'b', 'c'], optional: ['d'] } as unknown as Job
  const proof = { skill: 'c' } as Proof
  const gap = gapOf(job, { proven: [proof], declared: ['b', 'c', 'd'] })
  expect(gap.essential.map(({ skill, state }) => [skill, state])).toEqual([
    ['c', 'proven'],
    ['b', 'declared'],
    ['a', 'missing'],
  ])
  expect(gap).toMatchObject({ proven: 1, optional: [{ skill: 'd', state: 'declared' }] })
})

describe('timeline', () => {
  const milestone = (due_on: string, more: Partial<Milestone> = {}) =>
    ({ due_on, done_at: null, met_at: null, ...more }) as Milestone

  it('distinguishes late, soon and later milestones; met ones are done', () => {
    const today = '2026-11-15'
    expect(['2026-11-14', '2026-11-15', '2026-11-30'].map((day) => stateOf(milestone(day), today))).toEqual([
      'late',
      'soon',
      'ahead',
    ])
    expect(stateOf(milestone('2026-11-01', { met_at: '2026-11-10' }), today)).toBe('done')
  })

  it('covers every date and labels months without overlap', () => {
    expect(spanOf([], '2026-11-15')).toEqual({ from: '2026-11-08', to: '2026-12-20' })
    const span = spanOf(['2026-10-01', '2029-03-01'], '2026-11-15')
    expect(span).toEqual({ from: '2026-09-24', to: '2029-03-08' })
    expect([placeOf(span.from, span), placeOf(span.to, span)]).toEqual([0, 100])
    expect(monthsIn(span).length).toBeLessThanOrEqual(8)
    expect(monthsIn({ from: '2026-11-08', to: '2027-01-02' })).toEqual(['2026-12-01', '2027-01-01'])
  })
})

it("suggests what isn't in the plan yet", () => {
  const step = (mission_id: string, status: string | null) =>
    ({ mission_id, status, title: mission_id }) as never
  const path = {
    steps: [step('done', 'validated'), step('one', null), step('two', null), step('three', null)],
  }
  const job = { slug: 'seo-specialist', title: 'SEO', isProven: false }
  const situation = { path: { ...path, uncovered: [] }, job, today: '2026-11-15' }
  const known = { kind: 'mission', mission_id: 'one', job_slug: null } as Milestone
  const kinds = suggestMilestones({ ...situation, plan: { milestones: [known] } }).map(
    ({ kind, mission_id }) => mission_id ?? kind,
  )
  expect(kinds).toEqual(['two', 'skills', 'application'])
})
