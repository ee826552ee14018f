import { describe, expect, it } from 'vitest'
import type { Simulation } from './api/get-simulations.ts'
import { openWork, shown, totalsOf } from './totals.ts'

const simulation = (changes: Partial<Simulation>): Simulation =>
  ({
    status: 'in_progress',
    progress: 40,
    seconds_spent: 1800,
    skills: ['sql'],
    title: 'A',
    ...changes,
  }) as Simulation

const list = [
  simulation({ status: 'in_progress', progress: 40, title: 'begun' }),
  simulation({ status: 'changes_requested', progress: 100, title: 'revise' }),
  simulation({
    status: 'validated',
    progress: 100,
    seconds_spent: 7200,
    skills: ['sql', 'python'],
    title: 'done',
    certificate_code: 'ABC',
  }),
  simulation({ status: 'not_validated', progress: 100, skills: ['seo'], title: 'refused' }),
  simulation({ status: 'submitted', progress: 100, title: 'waiting' }),
]

describe('the tiles', () => {
  it('count from the simulations, and skills from validated work alone', () => {
    expect(totalsOf(list)).toEqual({ progress: 88, certificates: 1, hours: 4, skills: ['sql', 'python'] })
  })

  it('are zero where nothing was begun', () => {
    expect(totalsOf([])).toEqual({ progress: 0, certificates: 0, hours: 0, skills: [] })
  })
})

it.each([
  ['all', ['begun', 'revise', 'done', 'refused', 'waiting']],
  ['completed', ['done', 'refused']],
  ['inProgress', ['begun', 'revise', 'waiting']],
] as const)('the filter %s shows %o', (filter, titles) => {
  expect(shown(list, filter).map(({ title }) => title)).toEqual(titles)
})

it('what is to be revised comes before what was begun', () => {
  expect(openWork(list).map(({ title }) => title)).toEqual(['revise', 'begun'])
})
