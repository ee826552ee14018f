import { expect, it } from 'vitest'
import { readFilter } from './queue-filter.ts'

it.each([
  ['', {}],
  ['overdue=1&attempts=again', { isOverdueOnly: true, attempts: 'again' }],
  ['source=passed&mission=m', { source: 'passed', mission: 'm' }],
  ['language=fr', { language: 'fr' }],
  ['attempts=x&source=&mission=&language=de', {}],
])('?%s', (search, filter) => {
  expect(readFilter(new URLSearchParams(search))).toEqual({ isOverdueOnly: false, ...filter })
})
