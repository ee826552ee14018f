import { describe, expect, it } from 'vitest'
import { addDays, dayIn, daysIn, isDay, isoWeek, lastMondays, mondayOf } from './weeks.ts'

describe('ISO weeks', () => {
  it.each([
    ['2026-11-15', 2026, 46],
    ['2026-11-16', 2026, 47],
    // A year that starts on a Thursday has 53 weeks.
    ['2026-12-31', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2021-01-03', 2020, 53],
    ['2024-12-30', 2025, 1],
    ['2026-01-01', 2026, 1],
    ['2023-01-01', 2022, 52],
    ['2024-02-29', 2024, 9],
  ])('%s is in week %i-%i', (day, year, week) => {
    expect(isoWeek(day)).toEqual({ year, week })
  })

  it('start on Monday, even across years', () => {
    expect(mondayOf('2026-11-15')).toBe('2026-11-09')
    expect(mondayOf('2026-11-16')).toBe('2026-11-16')
    expect(mondayOf('2027-01-01')).toBe('2026-12-28')
  })

  it('follow each other without a gap when clocks change', () => {
    expect(lastMondays('2026-04-05', 3)).toEqual(['2026-03-16', '2026-03-23', '2026-03-30'])
    expect(lastMondays('2026-11-01', 3)).toEqual(['2026-10-12', '2026-10-19', '2026-10-26'])
    expect(lastMondays('2027-01-05', 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04'])
  })
})

describe('days', () => {
  it('are counted inclusively, and added across months and clock changes', () => {
    expect(daysIn('2026-03-23', '2026-03-29')).toBe(7)
    expect(daysIn('2026-03-29', '2026-03-30')).toBe(2)
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })

  it('start at midnight in their time zone, in summer and in winter', () => {
    expect(dayIn('Europe/Paris', '2026-03-28T22:59Z')).toBe('2026-03-28')
    expect(dayIn('Europe/Paris', '2026-03-28T23:00Z')).toBe('2026-03-29')
    expect(dayIn('Europe/Paris', '2026-03-29T21:59Z')).toBe('2026-03-29')
    expect(dayIn('Europe/Paris', '2026-03-29T22:00Z')).toBe('2026-03-30')
    expect(dayIn('America/Cayenne', '2026-03-29T02:59Z')).toBe('2026-03-28')
    expect(dayIn('Pacific/Noumea', '2026-12-31T13:00Z')).toBe('2027-01-01')
  })

  it.each([
    ['2026-11-15', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['15/11/2026', false],
    ['', false],
    [null, false],
  ])('%s is a day: %s', (text, answer) => {
    expect(isDay(text)).toBe(answer)
  })
})
