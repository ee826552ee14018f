import { describe, expect, it } from 'vitest'
import { toDocument, toFields } from './form.ts'
import { type CompanyFields, companySchema, completeness, moved } from './model.ts'

const empty = toFields(null, null)
const full: CompanyFields = {
  ...empty,
  tagline: ' We move things. ',
  story: 'x'.repeat(200),
  sector: 'logistics',
  size: '50-249',
  place: 'Lille',
  website: 'example.com',
  values: [
    { key: 'a', title: 'Care', text: '' },
    { key: 'b', title: 'Calm', text: 'Nobody shouts.' },
  ],
  links: [{ key: 'c', label: 'Blog', url: 'blog.example.com' }],
  photos: [
    { key: 'd', path: 'o/d.webp', alt: 'The dock', width: 3, height: 2 },
    { key: 'e', path: 'o/e.webp', alt: 'The team', width: 3, height: 2 },
  ],
  logo: 'o/logo.webp',
}
const errorsOf = (fields: CompanyFields) =>
  companySchema.safeParse(fields).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ??
  []

describe('company profile', () => {
  it('may be empty', () => {
    expect(errorsOf(empty)).toEqual([])
    expect(errorsOf(full)).toEqual([])
  })

  it('is validated at each field', () => {
    const [photo] = full.photos
    expect(
      errorsOf({
        ...full,
        tagline: 'x'.repeat(161),
        website: 'javascript:alert(1)',
        values: [{ key: 'a', title: ' ', text: '' }],
        links: [{ key: 'c', label: 'Blog', url: '' }],
        photos: [{ ...photo!, alt: ' ' }],
      }),
    ).toEqual([
      'tagline tooLong',
      'website url',
      'values.0.title required',
      'links.0.url url',
      'photos.0.alt alt',
    ])
  })

  it('is sent trimmed, with full URLs and without form-only values', () => {
    expect(toDocument(full)).toMatchObject({
      tagline: 'We move things.',
      website: 'https://example.com',
      links: [{ label: 'Blog', url: 'https://blog.example.com' }],
      company_values: [{ title: 'Care', text: '' }, { title: 'Calm' }],
    })
    expect(JSON.stringify(toDocument(full))).not.toContain('"key"')
    expect(toDocument(empty)).toMatchObject({ sector: null, size: null, website: null, logo: null })
  })
})

it('scores completeness by section and suggests what helps next', () => {
  expect(completeness(full)).toEqual({ percent: 100, missing: [] })
  expect(completeness({ ...full, story: 'Short.', photos: [] })).toEqual({
    percent: 71,
    missing: ['story', 'photos'],
  })
  expect(completeness(empty).percent).toBe(0)
})

it('moves an entry to another place', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})
