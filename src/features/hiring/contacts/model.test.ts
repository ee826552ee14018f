import { describe, expect, it } from 'vitest'
import { dayIn, lastDayOf, shareableOf, shareMonths } from './model.ts'

describe('a share', () => {
  it('without the name includes nothing that reveals it', () => {
    expect(shareableOf(['skills', 'photo', 'certificates'])).toEqual(['photo'])
    expect(shareableOf(['certificates', 'name'])).toEqual(['name', 'certificates'])
    expect(shareableOf(['shoe_size'])).toEqual([])
  })

  it('lasts to the end of its last day, a year at most', () => {
    expect(lastDayOf('2027-02-15T00:00:00+00:00')).toBe('2027-02-14')
    expect(Math.max(...Object.values(shareMonths))).toBeLessThan(365)
    expect(dayIn(1) > dayIn(0)).toBe(true)
  })
})
