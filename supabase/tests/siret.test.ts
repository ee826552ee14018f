import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { startProduct } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

const laPoste = '356000000'

/** The rule as it is published: Luhn from the right, and La Poste's plain sum. */
function isSiret(text: string): boolean {
  if (!/^[0-9]{14}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const luhn = digits
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9))
  return sum(luhn) % 10 === 0 || (text.startsWith(laPoste) && sum(digits) % 5 === 0)
}

/** Many in one statement instead of one statement each. */
async function answers(texts: string[]): Promise<boolean[]> {
  const rows = await server.sql<{ valid: boolean }>(
    'select private.is_siret(text) as valid from unnest($1::text[]) with ordinality as t (text, n) order by n',
    [texts],
  )
  return rows.map((row) => row.valid)
}

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const batch = (one: fc.Arbitrary<string>) => fc.array(one, { minLength: 50, maxLength: 50 })

async function agrees(one: fc.Arbitrary<string>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(batch(one), async (texts) => {
      expect(await answers(texts)).toEqual(texts.map(isSiret))
    }),
    { numRuns: 40 },
  )
}

describe('the SIRET check agrees with its published rule', () => {
  it('for any 14 digits', () => agrees(digits(14)))
  it('for those of La Poste', () => agrees(digits(5).map((establishment) => laPoste + establishment)))
  it('for those that are almost La Poste’s', () => {
    const almost = fc.tuple(fc.nat(8), digits(1), digits(5)).map(([at, digit, establishment]) => {
      return `${laPoste.slice(0, at)}${digit}${laPoste.slice(at + 1)}${establishment}`
    })
    return agrees(almost)
  })
  it('for any number of digits', () => agrees(fc.integer({ min: 0, max: 20 }).chain(digits)))
  it('for any text', () =>
    agrees(fc.string({ unit: 'binary', maxLength: 20 }).filter((text) => !text.includes('\0'))))
  it('for a valid one with one digit changed, which is never valid', async () => {
    const almost = fc.tuple(digits(13), fc.nat(13), fc.integer({ min: 1, max: 9 })).map(([head, at, by]) => {
      const right = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map((last) => `${head}${last}`)
        .find((text) => isSiret(text))!
      const changed = [...right]
      changed[at] = String((Number(changed[at]) + by) % 10)
      return changed.join('')
    })
    await fc.assert(
      fc.asyncProperty(batch(almost.filter((text) => !text.startsWith(laPoste))), async (texts) => {
        expect(await answers(texts)).toEqual(texts.map(() => false))
      }),
      { numRuns: 20 },
    )
  })
})

it.each([
  ['73282932000074', true],
  ['73282932000075', false],
  ['35600000000048', true],
  ['35600000049837', true],
  ['35600000049838', false],
  ['35600000000049', false],
  ['00000000000000', true],
  ['7328293200007', false],
  ['732829320000740', false],
  ['٧٣٢٨٢٩٣٢٠٠٠٠٧٤', false],
  ['73282932000074\n', false],
  ['', false],
])('%j: %s', async (text, valid) => {
  expect(isSiret(text)).toBe(valid)
  expect(await answers([text])).toEqual([valid])
})
