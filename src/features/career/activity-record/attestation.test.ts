import { describe, expect, it } from 'vitest'
import type { Activity, Simulation } from '../progress/api/answers.ts'
import { attest } from './attestation.ts'
import { wholeMinutes } from './minutes.ts'

describe('whole minutes', () => {
  it.each([
    [[90, 90, 90], [2, 2, 1], 5],
    [[29, 29, 29], [1, 0, 0], 1],
    [[59, 1], [1, 0], 1],
    [[3600, 0], [60, 0], 60],
    [[], [], 0],
  ])('of %o seconds are %o, %i in total', (seconds, minutes, total) => {
    expect(wholeMinutes(seconds)).toEqual(minutes)
    expect(wholeMinutes(seconds).reduce((sum, one) => sum + one, 0)).toBe(total)
  })
})

const simulations = [
  { enrollment_id: 'a', title: 'Letter' },
  { enrollment_id: 'b', title: 'Screen' },
  { enrollment_id: 'c', title: 'Untouched' },
] as Simulation[]

const activity: Activity = {
  days: [
    { day: '2026-12-30', enrollment_id: 'a', seconds: 3630, steps: 2 },
    { day: '2027-01-03', enrollment_id: 'a', seconds: 95, steps: 0 },
    { day: '2027-01-03', enrollment_id: 'b', seconds: 95, steps: 1 },
    { day: '2027-01-04', enrollment_id: 'b', seconds: 100, steps: 0 },
    { day: '2027-01-04', enrollment_id: 'gone', seconds: 100, steps: 0 },
  ],
  submissions: [{ day: '2027-01-04', enrollment_id: 'b', attempt: 1 }],
  feedback: [],
  certificates: [{ day: '2027-01-03', enrollment_id: 'a', code: 'ABC', is_public: true }],
}

describe('activity record', () => {
  const made = attest({ from: '2026-12-30', to: '2027-01-12', zone: 'Europe/Paris' }, simulations, activity)

  it('contains every ISO week of its period, cut at both ends, across the end of a year', () => {
    expect(made.weeks.map(({ year, week, from, to }) => [year, week, from, to])).toEqual([
      [2026, 53, '2026-12-30', '2027-01-03'],
      [2027, 1, '2027-01-04', '2027-01-10'],
      [2027, 2, '2027-01-11', '2027-01-12'],
    ])
  })

  it('adds up by week, by mission and in total', () => {
    const total = (rows: { minutes: number }[]) => rows.reduce((sum, { minutes }) => sum + minutes, 0)
    const rounded = [3630 + 95, 95 + 100].map((seconds) => Math.round(seconds / 60))
    expect(made.missions.map(({ minutes }) => minutes)).toEqual(rounded)
    expect(made.minutes).toBe(rounded[0]! + rounded[1]!)
    expect(total(made.entries)).toBe(made.minutes)
    expect(total(made.weeks)).toBe(made.minutes)
    expect(total(made.missions)).toBe(made.minutes)
    expect(made.steps).toBe(3)
  })

  it("names the missions worked on and leaves out those it can't name", () => {
    expect(made.missions.map(({ simulation }) => simulation.title)).toEqual(['Letter', 'Screen'])
    expect(made.certificates).toMatchObject([{ code: 'ABC', simulation: { title: 'Letter' } }])
    expect(made.submissions).toMatchObject([{ attempt: 1, simulation: { title: 'Screen' } }])
  })
})
