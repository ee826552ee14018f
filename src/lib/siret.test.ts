import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSiret } from './siret.ts'

it.each(['73282932000074', '732 829 320 00074', '35600000000048'])('accepts %s', (siret) => {
  expect(isSiret(siret)).toBe(true)
})

it.each(['73282932000075', '7328293200007', '732829320000740', '', 'abcdefghijklmn', '٧٣٢٨٢٩٣٢٠٠٠٠٧٤'])(
  'rejects %s',
  (siret) => {
    expect(isSiret(siret)).toBe(false)
  },
)

it('has exactly one valid last digit for any other thirteen', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 13 })
  fc.assert(
    fc.property(digits, (start) => {
      const prefix = start.join('')
      fc.pre(!prefix.startsWith('356000000'))
      const right = [...'0123456789'].filter((last) => isSiret(prefix + last))
      expect(right).toHaveLength(1)
    }),
  )
})
