import { expect, it } from 'vitest'
import { chosenCohorts } from './model.ts'

it('resolves programs into cohorts, each once, without those that have the recommendation', () => {
  const groups = {
    cohorts: ['a', 'b', 'c'].map((id) => ({ id, name: id, students: 1 })),
    programs: [{ id: 'p', name: 'p', cohorts: ['b', 'c', 'gone'] }],
  }
  expect(chosenCohorts(['a', 'b', 'p'], groups, ['c'])).toEqual(['a', 'b'])
  expect(chosenCohorts([], groups, [])).toEqual([])
})
