import { describe, expect, it } from 'vitest'
import type { Criterion } from '../missions/model.ts'
import { isFilled, missingFor, promiseAt, weightedScore } from './model.ts'

const levels = (count: number) => Array.from({ length: count }, () => ({ title: 'x', description: '' }))
const criteria: Criterion[] = [
  { id: 'a', title: 'A', weight: 60, levels: levels(3) },
  { id: 'b', title: 'B', weight: 40, levels: levels(5) },
]

describe('weighted score', () => {
  it.each([
    [0, 0, 0],
    [2, 4, 100],
    [1, 1, 40],
  ])('for levels %i and %i is %i', (a, b, score) => {
    expect(weightedScore(criteria, { a: { level: a }, b: { level: b } })).toBe(score)
  })

  it('requires every level', () => {
    const scores = { a: { level: 0 }, b: {} }
    expect(isFilled(criteria, scores)).toBe(false)
    expect(weightedScore(criteria, scores)).toBeUndefined()
  })
})

describe('before sending', () => {
  const draft = { scores: { a: { level: 0 }, b: { level: 0 } }, summary: 'This is long enough to help.' }
  it.each([
    ['nothing is filled in', { scores: {}, summary: ' ' }, {}, ['levels', 'summary', 'verdict']],
    ['a rejection names its criterion', draft, { verdict: 'not_validated' as const }, ['criterion']],
    ['a rejection is complete', draft, { verdict: 'not_validated' as const, criterion: 'a' }, []],
    ['a revision requires nothing else', draft, { verdict: 'revise' as const }, []],
  ])('%s', (_, given, decision, missing) => {
    expect(missingFor(criteria, given, decision)).toEqual(missing)
  })
})

it('reports whether a promise is kept, due or broken', () => {
  const now = new Date(2026, 10, 15, 12)
  const at = (day: number, hour: number) => promiseAt(new Date(2026, 10, day, hour).toISOString(), now)
  expect([at(15, 11), at(15, 13), at(16, 1)]).toEqual(['overdue', 'dueToday', 'onTime'])
})
