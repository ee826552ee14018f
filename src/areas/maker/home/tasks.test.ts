import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { today } from '../../../features/makers/projects/model.ts'
import { addDays } from '../../../lib/weeks.ts'
import type { MakerHome } from './api/answers.ts'
import { makerTasks } from './tasks.ts'

const t = ((key: string) => key) as unknown as TFunction<'maker'>
const quiet = {
  projects: [],
  counts: { planning: 0, in_progress: 1, review: 0, done: 0 },
  overdue: 0,
  timer: null,
  unsent: { count: 0, project_id: null, project: null },
  mentoring: { requests: 0, until: null },
  reviews: { waiting: 0, overdue: 0, offered: 0 },
  first_steps: null,
}
const tasks = (more: object) => makerTasks({ ...quiet, ...more } as unknown as MakerHome, t)
const ids = (more: object) => tasks(more).map(({ id }) => id)
const project = (days: number, status = 'in_progress') => ({
  id: `p${days}`,
  title: 'Posters',
  status,
  dueOn: addDays(today(), days),
})

describe('the tasks of a maker', () => {
  it('always offer something to begin', () => {
    expect(ids({})).toEqual(['project', 'case', 'mission'])
  })

  it('start with what is late', () => {
    const home = {
      overdue: 1,
      mentoring: { requests: 2, until: '2026-11-20T10:00:00Z' },
      reviews: { waiting: 1, overdue: 0, offered: 0 },
    }
    expect(ids(home).slice(0, 3)).toEqual(['overdue', 'mentoring', 'review'])
  })

  it('say “100 or more” if more work is offered for review than is counted', () => {
    const label = (offered: number) => tasks({ reviews: { waiting: 0, overdue: 0, offered } })[0]!.label
    expect([label(99), label(100)]).toEqual(['home.todo.offered', 'home.todo.offeredMany'])
  })

  it('name the next delivery within two weeks', () => {
    const [next] = tasks({ projects: [project(20), project(3), project(1, 'planning')] })
    expect(next).toMatchObject({ id: 'deliver', to: '/projects/p3', isUrgent: false })
    const [late] = tasks({ projects: [project(3), project(-1)], mentoring: { requests: 1, until: null } })
    expect(late).toMatchObject({ id: 'deliver', to: '/projects/p-1', isUrgent: true })
    expect(ids({ projects: [project(20)] })[0]).toBe('project')
  })

  it('lead to the project of an unsent invoice', () => {
    const unsent = { count: 1, project_id: 'p1', project: 'Posters' }
    expect(tasks({ unsent })[0]).toMatchObject({ id: 'invoice', to: '/projects/p1' })
  })

  it('follow the first steps of a new maker', () => {
    const first_steps = { profile: true, portfolio: false, public: false }
    expect(ids({ first_steps })).toEqual(['first-portfolio', 'project', 'mission'])
  })
})
