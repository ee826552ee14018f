import { expect, it } from 'vitest'
import { readUrl } from '../../../lib/url-state/url-params.ts'
import { queueFilters } from './use-queue-filter.ts'

const mission = '0f8fad5b-d9cb-469f-a165-70867728950e'

it.each([
  ['', {}],
  ['overdue=1&attempts=again', { overdue: true, attempts: 'again' }],
  [`source=passed&mission=${mission}`, { source: 'passed', mission }],
  ['language=fr', { language: 'fr' }],
  ['attempts=x&source=&mission=m&language=de', {}],
])('?%s', (search, filter) => {
  expect(readUrl(queueFilters, new URLSearchParams(search))).toEqual({ overdue: false, ...filter })
})
