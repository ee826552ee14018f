import { expect, it } from 'vitest'
import { deviceZone, isSameClock, toDateTimeLocal } from './formats/zones.ts'
import { formatMoment, formatMomentThere, formatRecordedMoment } from './moments.ts'

it('formats a moment in its time zone, on both sides of a clock change', () => {
  expect(toDateTimeLocal('2026-10-24T16:00:00Z', 'Europe/Paris')).toBe('2026-10-24T18:00')
  expect(toDateTimeLocal('2026-10-26T16:00:00Z', 'Europe/Paris')).toBe('2026-10-26T17:00')
  expect(toDateTimeLocal('2026-12-31T23:30:00Z', 'Asia/Tokyo')).toBe('2027-01-01T08:30')
  expect(toDateTimeLocal('2026-01-01T23:05:00Z', 'Europe/Paris')).toBe('2026-01-02T00:05')
})

it('compares zones by what their clocks show at that moment', () => {
  expect(isSameClock('2026-12-01T17:00:00Z', 'Europe/Paris', 'Europe/Berlin')).toBe(true)
  expect(isSameClock('2026-12-01T17:00:00Z', 'Europe/London', 'UTC')).toBe(true)
  expect(isSameClock('2026-07-01T17:00:00Z', 'Europe/London', 'UTC')).toBe(false)
})

it('formats event times the same on every page, naming the zone if it isn’t the reader’s', () => {
  const moment = '2026-12-01T17:00:00Z'
  const other = deviceZone() === 'Asia/Tokyo' ? 'Europe/Paris' : 'Asia/Tokyo'
  expect(formatMomentThere(moment, deviceZone())).toBe(formatMoment(moment, deviceZone()))
  expect(formatMomentThere(moment, other)).toBe(`${formatMoment(moment, other)} (${other})`)
})

it('always writes the year and the zone of a moment that is recorded', () => {
  expect(formatRecordedMoment('2026-12-01T17:00:00Z', 'UTC')).toBe('December 1, 2026 at 5:00\u202fPM UTC')
})
