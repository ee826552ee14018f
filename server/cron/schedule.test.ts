import { expect, it } from 'vitest'
import { parseSchedule } from './schedule.ts'

function due(schedule: string, at: string): boolean {
  const parsed = parseSchedule(schedule)
  return parsed.kind === 'at' && parsed.isDue(new Date(at))
}

it.each([
  ['* * * * *', '2026-03-01T10:07:00Z', true],
  ['* * * * *', '2026-03-01T10:07:01Z', false],
  ['*/15 * * * *', '2026-03-01T10:45:00Z', true],
  ['*/15 * * * *', '2026-03-01T10:46:00Z', false],
  ['5-10/5 3,4 * * *', '2026-03-01T04:10:00Z', true],
  ['0 9 * * mon-FRI', '2026-03-02T09:00:00Z', true],
  ['0 9 * * mon-fri', '2026-03-01T09:00:00Z', false],
  ['0 0 * * 7', '2026-03-01T00:00:00Z', true],
  ['0 0 $ * *', '2026-02-28T00:00:00Z', true],
  ['0 0 $ * *', '2028-02-28T00:00:00Z', false],
  ['0 0 1 jan,jul *', '2026-07-01T00:00:00Z', true],
  // Two restricted day fields mean either; with a star, even one with a step, both must match.
  ['0 0 13 * 5', '2026-03-06T00:00:00Z', true],
  ['0 0 13 * 5', '2026-04-13T00:00:00Z', true],
  ['0 0 13 * 5', '2026-04-14T00:00:00Z', false],
  ['0 0 */2 * 5', '2026-03-06T00:00:00Z', false],
  ['30 seconds', '2026-03-01T10:07:30Z', true],
  [' 30  sEcOnDs ', '2026-03-01T10:07:31Z', false],
  ['1 second', '2026-03-01T10:07:31Z', true],
  ['@hourly', '2026-03-01T10:00:00Z', true],
  ['@weekly', '2026-03-02T00:00:00Z', false],
  ['@weekly', '2026-03-01T00:00:00Z', true],
  ['@yearly', '2026-01-01T00:00:00Z', true],
  // GMT has no daylight saving time.
  ['30 1 29 3 *', '2026-03-29T01:30:00Z', true],
])('%s at %s: %s', (schedule, at, expected) => {
  expect(due(schedule, at)).toBe(expected)
})

it('recognizes jobs that run after a restart', () => {
  expect(parseSchedule('@restart')).toEqual({ kind: 'restart' })
  expect(parseSchedule('@reboot')).toEqual({ kind: 'restart' })
})
