import { describe, expect, it } from 'vitest'
import { addDays } from '../../../lib/weeks.ts'
import { streakOf } from './streak.ts'

const monday = '2026-11-09'
/** Weeks from this one back: "x" is active, "." is not. */
const of = (weeks: string) =>
  streakOf(
    [...weeks].flatMap((mark, index) => (mark === 'x' ? [addDays(monday, -7 * index)] : [])),
    monday,
  )

describe('streak', () => {
  it.each([
    ['', 0],
    ['x', 1],
    ['xxxx', 4],
    // This week isn't over.
    ['.xxx', 3],
    ['.', 0],
    // One week off in four is forgiven, and not counted.
    ['xx.xx', 4],
    ['..xx', 2],
    ['x.xxx.xx', 6],
    // Two in four aren't.
    ['x..xx', 1],
    ['x.x.xx', 2],
    ['x.xx.xx', 3],
    ['...xx', 0],
  ])('of %s is %i', (weeks, count) => {
    expect(of(weeks).weeks).toBe(count)
  })

  it('forgives only weeks between active ones', () => {
    expect(of('xx.').forgiven).toBe(0)
    expect(of('x.xxx.xx').forgiven).toBe(2)
    expect(of('x.x.xx').forgiven).toBe(1)
  })

  it('shows the last eight weeks as they were', () => {
    expect(of('.x.xx').recent.map(({ state }) => state)).toEqual([
      'off',
      'off',
      'off',
      'active',
      'active',
      'forgiven',
      'active',
      'open',
    ])
    expect(of('x').recent.at(-1)).toEqual({ monday, state: 'active' })
  })
})
