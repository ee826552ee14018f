import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAcceptable, rulesMet, strengthOf } from './password.ts'

describe('password', () => {
  it.each([
    ['', 'weak'],
    ['a', 'weak'],
    ['aB', 'fair'],
    ['aB1', 'good'],
    ['aB1!', 'strong'],
    ['aB1!aB1!', 'veryStrong'],
    ['abcdefgh', 'fair'],
  ])('"%s" is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength)
  })

  it.each([...'!@#$%^&*(),.?":{}|<>'])('may have %s as its special character', (special) => {
    expect(isAcceptable(`Abcdefg1${special}`)).toBe(true)
  })

  it.each(['Abcdefg1_', 'Abcdefg1-', 'Abcdefg1é', 'Abcdefg1 '])('"%s" has none', (password) => {
    expect(isAcceptable(password)).toBe(false)
  })

  it('is acceptable only if all five rules hold', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (password) => {
        expect(isAcceptable(password)).toBe(rulesMet(password) === 5)
      }),
    )
  })
})
