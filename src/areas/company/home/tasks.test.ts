import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import type { OrganizationHome } from './api/answers.ts'
import { companyTasks } from './tasks.ts'

const t = ((key: string) => key) as unknown as TFunction<'company'>
const quiet: OrganizationHome = {
  active_missions: 2,
  by_invitation: 0,
  candidates: 0,
  completed: 0,
  new_missions: 0,
  new_candidates: 0,
  new_completed: 0,
  views: 0,
  views_before: 0,
  candidates_by_week: [],
  completed_by_week: [],
  views_by_week: [],
  waiting: 0,
  overdue: 0,
  may_write: true,
  drafts: 0,
  draft: null,
  match_questions: 0,
  questioned_opening: null,
  proposals: 0,
  is_alone: false,
  activity: [],
  first_steps: null,
  news: null,
}
const ids = (more: Partial<OrganizationHome>) => companyTasks({ ...quiet, ...more }, t).map(({ id }) => id)

describe('the tasks of a company', () => {
  it('always offer something to begin', () => {
    expect(ids({})).toEqual(['create', 'search'])
  })

  it('start with what others wait for', () => {
    expect(ids({ waiting: 3, proposals: 1, drafts: 2, match_questions: 1, is_alone: true })).toEqual([
      'review',
      'answer',
      'propose',
      'publish',
      'create',
      'invite',
      'search',
    ])
  })

  it('are urgent only if a promise was missed', () => {
    const [inTime] = companyTasks({ ...quiet, waiting: 3 }, t)
    const [late] = companyTasks({ ...quiet, waiting: 3, overdue: 1 }, t)
    expect([inTime!.isUrgent, late!.isUrgent]).toEqual([false, true])
  })

  it('lead to a single draft, and otherwise to the list', () => {
    const to = (more: Partial<OrganizationHome>) => companyTasks({ ...quiet, ...more }, t)[0]!.to
    expect(to({ drafts: 1, draft: { id: 'd1', title: null } })).toBe('/missions/d1')
    expect(to({ drafts: 2 })).toBe('/missions?show=draft')
  })

  it('follow the first steps of a new company, after what is overdue', () => {
    const first_steps = { profile: true, draft: false, publish: false, invite: false }
    expect(ids({ first_steps, is_alone: true })).toEqual(['first-draft', 'search'])
    expect(ids({ first_steps, waiting: 1, overdue: 1 }).slice(0, 2)).toEqual(['review', 'first-draft'])
    const done = { profile: true, draft: true, publish: true, invite: true }
    expect(ids({ first_steps: done })).toEqual(['create', 'search'])
  })

  it('lead to the place where a step is done', () => {
    const first_steps = { profile: true, draft: true, publish: false, invite: false }
    const home = { ...quiet, first_steps, drafts: 1, draft: { id: 'd1', title: null } }
    expect(companyTasks(home, t)[0]).toMatchObject({ id: 'first-publish', to: '/missions/d1?tab=publish' })
  })

  it('offer reviewers only what they may do', () => {
    expect(ids({ may_write: false, waiting: 1 })).toEqual(['review'])
    expect(ids({ may_write: false })).toEqual([])
  })
})
