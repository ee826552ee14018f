import { describe, expect, it } from 'vitest'
import type { Scorecard } from './api/answers.ts'
import { emptyScorecard, isComplete, recommended, spreadOf } from './model.ts'

const card = (plan: number, clear: number, recommendation: Scorecard['recommendation']): Scorecard => ({
  id: `${plan}${clear}`,
  author: 'Ana',
  isMine: false,
  scores: [
    { id: 'plan', name: 'Planning', score: plan, note: '' },
    { id: 'clear', name: 'Clarity', score: clear, note: '' },
  ],
  recommendation,
  words: '',
  wasBlind: true,
  at: '2026-11-18T10:00:00Z',
})

describe('the summary of scorecards', () => {
  it('shows how far apart the scores are', () => {
    const cards = [card(4, 2, 'yes'), card(1, 2, 'no'), card(4, 3, 'yes')]
    expect(spreadOf(cards)).toEqual([
      { id: 'plan', name: 'Planning', low: 1, high: 4, counts: [1, 0, 0, 2] },
      { id: 'clear', name: 'Clarity', low: 2, high: 3, counts: [0, 2, 1, 0] },
    ])
    expect(recommended(cards)).toEqual([
      { value: 'yes', count: 2 },
      { value: 'no', count: 1 },
    ])
    expect(spreadOf([])).toEqual([])
  })
})

it('needs a score for each criterion, a recommendation and words', () => {
  const empty = emptyScorecard([{ id: 'plan' }])
  const full = {
    scores: { plan: { score: 3 as const, note: '' } },
    recommendation: 'yes' as const,
    words: 'Knows what comes first.',
  }
  expect(isComplete(full)).toBe(true)
  for (const missing of [
    { scores: empty.scores },
    { recommendation: '' as const },
    { words: 'Good.                    ' },
  ])
    expect(isComplete({ ...full, ...missing })).toBe(false)
})
