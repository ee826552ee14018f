import { expect, it } from 'vitest'
import { byDay, fitting } from './days.ts'

it("assigns a slot to its day in the viewer's time zone", () => {
  const slots = ['2026-12-01T22:30:00Z', '2026-12-01T23:30:00Z'].map((starts_at) => ({
    id: starts_at,
    starts_at,
    ends_at: starts_at,
  }))
  expect(byDay(slots, 'Europe/Paris').map(([day, those]) => [day, those.length])).toEqual([
    ['2026-12-01', 1],
    ['2026-12-02', 1],
  ])
  expect(byDay(slots, 'UTC')).toHaveLength(1)
})

it("counts what fits, and zero if the end comes first or isn't typed yet", () => {
  expect(fitting('09:00', '11:00', 30)).toBe(4)
  expect(fitting('09:00', '09:50', 20)).toBe(2)
  expect(fitting('09:00', '08:00', 30)).toBe(0)
  expect(fitting('09:00', '', 30)).toBe(0)
})
