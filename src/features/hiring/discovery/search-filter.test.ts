import { expect, it } from 'vitest'
import { readFilter, type SearchFilter, writeFilter } from './search-filter.ts'

const whole: SearchFilter = {
  search: 'data analyst',
  skills: ['sql:2', 'data-analysis'],
  missions: 3,
  job: 'data-analyst',
  town: 'lyon',
  within: 50,
  movers: false,
  availableBy: '2027-01-31',
  contract: 'permanent',
  language: 'en:b2',
  school: 'Université Lumière Lyon 2',
}

it('converts a search to an address and back', () => {
  const address = writeFilter(whole, 'proof')
  expect(readFilter(new URLSearchParams(address.toString()))).toEqual(whole)
  expect(address.get('sort')).toBe('proof')
  expect(writeFilter({}, 'active').toString()).toBe('')
})

it('ignores invalid values in an address', () => {
  const odd = 'q=%20&missions=4&job=A%20b&town=&within=25&by=2027-13-45&contract=x&language=french&sort=name'
  expect(readFilter(new URLSearchParams(odd))).toEqual({})
})
