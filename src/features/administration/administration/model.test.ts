import { describe, expect, it } from 'vitest'
import { accountName, endOf, statesOf } from './model.ts'

describe('account', () => {
  it('is called by its name, or by its email address', () => {
    expect(accountName({ firstName: 'Ada', lastName: 'King', email: 'a@b.c' })).toBe('Ada King')
    expect(accountName({ firstName: '', lastName: '', email: 'a@b.c' })).toBe('a@b.c')
  })

  it('is active unless another state applies', () => {
    expect(statesOf({ isSuspended: false, isLeaving: false, isConfirmed: true })).toEqual(['active'])
    expect(statesOf({ isSuspended: true, isLeaving: true, isConfirmed: false })).toEqual([
      'suspended',
      'leaving',
      'unconfirmed',
    ])
  })
})

describe('suspension', () => {
  const now = new Date('2026-11-16T10:00:00Z')
  it('ends after a number of days, at the end of a given day, or never', () => {
    expect(endOf('week', '', now)?.toISOString()).toBe('2026-11-23T10:00:00.000Z')
    expect(endOf('until', '2026-12-24', now)).toEqual(new Date('2026-12-24T23:59:59'))
    expect(endOf('open', '', now)).toBeUndefined()
  })
})
