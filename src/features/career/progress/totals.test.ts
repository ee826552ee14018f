import { describe, expect, it } from 'vitest'
import type { Simulation } from './api/answers.ts'
import { byState, movementOf, shown, skillsUntil, totalsOf } from './totals.ts'

const simulation = (changes: Partial<Simulation>): Simulation =>
  ({
    status: 'in_progress',
    progress: 40,
    seconds_spent: 1800,
    seconds_of_7_days: 0,
    skills: ['sql'],
    title: 'A',
    ...changes,
  }) as Simulation

const list = [
  simulation({ status: 'in_progress', progress: 40, title: 'begun', seconds_of_7_days: 600 }),
  simulation({ status: 'changes_requested', progress: 100, title: 'revise' }),
  simulation({
    status: 'validated',
    progress: 100,
    seconds_spent: 7200,
    skills: ['sql', 'python'],
    title: 'done',
    certificate_code: 'ABC',
    completed_at: '2026-11-01T23:30Z',
  }),
  simulation({ status: 'not_validated', progress: 100, skills: ['seo'], title: 'refused' }),
  simulation({ status: 'submitted', progress: 100, title: 'waiting' }),
  simulation({ status: 'left', progress: 10, title: 'left', seconds_spent: 60 }),
]

describe('tiles', () => {
  it('count simulations, and skills from validated work only', () => {
    expect(totalsOf(list)).toEqual({
      progress: 88,
      certificates: 1,
      minutes: 241,
      skills: ['sql', 'python'],
    })
  })

  it('are zero if nothing was started', () => {
    expect(totalsOf([])).toEqual({ progress: 0, certificates: 0, minutes: 0, skills: [] })
    expect(movementOf([], '2026-11-15', 'UTC')).toEqual({ seconds: 0, certificates: 0, skills: 0 })
  })

  it('show how they changed', () => {
    expect(movementOf(list, '2026-11-15', 'UTC')).toEqual({ seconds: 600, certificates: 1, skills: 2 })
    expect(movementOf(list, '2026-12-15', 'UTC')).toEqual({ seconds: 600, certificates: 0, skills: 0 })
  })
})

it("proves a skill from the day of the verdict, in the person's time zone", () => {
  expect(skillsUntil(list, '2026-11-01', 'UTC')).toEqual(['sql', 'python'])
  expect(skillsUntil(list, '2026-11-01', 'Europe/Paris')).toEqual([])
  expect(skillsUntil(list, '2026-11-02', 'Europe/Paris')).toEqual(['sql', 'python'])
})

it.each([
  ['all', ['begun', 'revise', 'done', 'refused', 'waiting', 'left']],
  ['completed', ['done', 'refused']],
  ['inProgress', ['begun', 'revise', 'waiting']],
] as const)('shows %o for the filter %s', (filter, titles) => {
  expect(shown(list, filter).map(({ title }) => title)).toEqual(titles)
})

it('what can be continued, what waits and what has ended, without anything left out', () => {
  const titles = Object.values(byState(list)).map((group) => group.map(({ title }) => title))
  expect(titles).toEqual([['begun', 'revise'], ['waiting'], ['done', 'refused', 'left']])
})
