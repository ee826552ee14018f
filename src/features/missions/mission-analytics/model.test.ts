import { describe, expect, it } from 'vitest'
import { shareOf } from '../../../ui/analytics/groups.ts'
import type { MissionAnalytics } from './api/answers.ts'
import { comeSoFar, isOffered, weeksOf } from './model.ts'

describe('reached stages', () => {
  it("are counted from each person's current stage", () => {
    const stage = { started: 6, submitted: 7, validated: 8 }
    expect(comeSoFar(21, stage)).toEqual({ started: 21, submitted: 15, validated: 8 })
    expect(comeSoFar(9, { submitted: 9 })).toEqual({ started: 9, submitted: 9, validated: 0 })
  })

  it('stay hidden if part of them is hidden', () => {
    const stage = { started: null, submitted: null, validated: 9 }
    expect(comeSoFar(18, stage)).toEqual({ started: 18, submitted: null, validated: 9 })
    expect(comeSoFar(null, null)).toEqual({ started: null, submitted: null, validated: null })
  })

  it("have a rate if the whole isn't zero", () => {
    expect([shareOf(5, 8), shareOf(null, 8), shareOf(5, null), shareOf(0, 0)]).toEqual([63, null, null, null])
  })
})

it('offers filters alone or together', () => {
  const filters = { versions: true, periods: false, both: false }
  expect(isOffered(filters, undefined, 0)).toBe(true)
  expect(isOffered(filters, 2, 0)).toBe(true)
  expect(isOffered(filters, undefined, 4)).toBe(false)
  expect(isOffered(filters, 2, 4)).toBe(false)
})

it('shows the weeks of the period, or back to the first event', () => {
  const figures = {
    thisWeek: '2026-11-09',
    splits: { viewed: { '2026-10-05': 5 } },
  } as unknown as MissionAnalytics
  expect(weeksOf(figures, 4)).toEqual(['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'])
  expect(weeksOf(figures, 0)).toHaveLength(6)
  expect(weeksOf(figures, 0)[0]).toBe('2026-10-05')
})
