import { expect, it } from 'vitest'
import { readSchedule } from './schedule.ts'

it.each([
  ['* * * * *', { every: 'minutes', count: 1 }],
  ['*/5 * * * *', { every: 'minutes', count: 5 }],
  ['17 * * * *', { every: 'hours', count: 1 }],
  ['0 */6 * * *', { every: 'hours', count: 6 }],
  ['41 3 * * *', { every: 'day', time: '03:41' }],
  ['2 8 * * 1', { every: 'week' }],
  ['0 0 1 * *', { every: 'month' }],
  ['30 seconds', { every: 'seconds', count: 30 }],
  ['whatever', undefined],
])('P2 describes when a job runs: %s', (schedule, rhythm) => {
  expect(readSchedule(schedule)).toEqual(rhythm)
})
