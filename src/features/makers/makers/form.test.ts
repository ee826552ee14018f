import { describe, expect, it } from 'vitest'
import { parseAmount, toAmountText } from './amount-text.ts'
import { type MakerFields, makerSchema, toDocument, toFields } from './form.ts'

const empty = toFields(null, { website: null, siret: null })
const full: MakerFields = {
  ...empty,
  headline: ' Product design for small teams ',
  website: 'trois-marees.example',
  siret: '732 829 320 00074',
  skills: [
    { key: 'a', slug: 'ux-design', weight: '5' },
    { key: 'b', slug: 'prototyping', weight: '3' },
  ],
  rates: [{ key: 'c', amount: '1 250,50', currency: 'EUR', per: 'day' }],
  availability: 'from',
  availableFrom: '2027-01-11',
  places: 2,
  isPublic: true,
}
const errorsOf = (fields: MakerFields) =>
  makerSchema.safeParse(fields).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

describe('maker profile', () => {
  it("may be empty while it isn't public", () => {
    expect(errorsOf(empty)).toEqual([])
    expect(errorsOf(full)).toEqual([])
    expect(errorsOf({ ...empty, isPublic: true })).toEqual(['headline headline'])
  })

  it('is validated at each field', () => {
    expect(errorsOf({ ...full, bio: 'x'.repeat(4001), siret: '12345678901234', website: 'ftp:x' })).toEqual([
      'bio tooLong',
      'website url',
      'siret siret',
    ])
    expect(
      errorsOf({
        ...full,
        skills: [...full.skills, { key: 'd', slug: 'ux-design', weight: '1' }],
        rates: [...full.rates, { key: 'e', amount: '50', currency: 'EUR', per: 'day' }],
        availableFrom: '',
      }),
    ).toEqual(['availableFrom date', 'skills.2.slug twice', 'rates.1.per twice'])
    expect(errorsOf({ ...full, rates: [{ ...full.rates[0]!, amount: 'a lot' }] })).toEqual([
      'rates.0.amount amount',
    ])
  })

  it('is sent trimmed, in the smallest unit, with numeric weights', () => {
    expect(toDocument(full)).toMatchObject({
      headline: 'Product design for small teams',
      website: 'https://trois-marees.example',
      skills: [
        { slug: 'ux-design', weight: 5 },
        { slug: 'prototyping', weight: 3 },
      ],
      rates: [{ amount: 125_050, currency: 'EUR', per: 'day' }],
      available_from: '2027-01-11',
    })
    expect(toDocument({ ...full, availability: 'now' }).available_from).toBeNull()
  })
})

it('reads amounts as people type them and never loses a cent', () => {
  expect(['450', '450.5', '450,05', '1\u202f250', '0', '-3', '1.234', '12 €'].map(parseAmount)).toEqual([
    45_000,
    45_050,
    45_005,
    125_000,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect([45_000, 45_005].map(toAmountText)).toEqual(['450', '450.05'])
})
