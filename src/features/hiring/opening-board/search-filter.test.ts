import { describe, expect, it } from 'vitest'
import { fallbacks, readUrl } from '../../../lib/url-state/url-params.ts'
import { comingMonths, criteria, toAddress, toFilter } from './search-filter.ts'

describe('the filter of the board', () => {
  it('contains only what is chosen, and a distance only around a place', () => {
    const none = fallbacks(criteria)
    expect(toFilter(none, '  ')).toEqual({})
    expect(toFilter({ ...none, within: 50, pay: 30000 }, ' data ')).toEqual({ search: 'data', pay: 30000 })
    expect(toFilter({ ...none, town: 'lyon', inTime: true }, '')).toEqual({
      town: 'lyon',
      within: 30,
      inTime: true,
    })
  })

  it('survives a saved search and its address', () => {
    const filter = { search: 'data', town: 'lyon', within: 100, contract: 'internship', start: '2027-03' }
    const address = toAddress(filter, 'nearest')
    expect(address.get('sort')).toBe('nearest')
    expect(toFilter(readUrl(criteria, address), address.get('q')!)).toEqual(filter)
  })

  it('offers months across the end of the year', () => {
    expect(comingMonths(3, new Date(2026, 10, 18))).toEqual(['2026-11', '2026-12', '2027-01'])
  })
})
