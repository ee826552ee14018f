import { expect, it } from 'vitest'
import { dayFromNow, daysUntil, lastDay } from './model.ts'

const now = Date.parse('2026-11-18T23:30:00Z')

it('counts days from the day it is, whatever the hour', () => {
  expect(dayFromNow(10, now)).toBe('2026-11-28')
  expect(daysUntil('2026-11-28', now)).toBe(10)
  expect(daysUntil('2026-11-18', now)).toBe(0)
})

it('ends a contract the day before its first one comes around', () => {
  expect(lastDay('2027-03-01', 6)).toBe('2027-08-31')
  expect(lastDay('2026-12-15', 2)).toBe('2027-02-14')
  expect(lastDay('2027-08-31', 6)).toBe('2028-02-28')
})
