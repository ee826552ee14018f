import { expect, it } from 'vitest'
import { type CaseFields, caseIssues, toDocument, toFields } from './model.ts'

const empty = toFields(null)
const full: CaseFields = {
  ...empty,
  title: ' A shop that loads fast ',
  body: 'The task was clear: every page within a second, also on old phones.',
  clientName: 'Nadia V.',
  clientQuote: 'We sell more.',
  links: [{ key: 'a', label: 'The shop', url: 'shop.example' }],
  images: [{ key: 'b', path: 'o/b.webp', alt: 'The start page', width: 3, height: 2 }],
}
const said = (fields: CaseFields, isPublished: boolean) =>
  caseIssues(fields, isPublished).map(({ path, message }) => `${path} ${message}`)

it('allows an empty draft but no empty published case', () => {
  expect(said(empty, false)).toEqual([])
  expect(said(empty, true)).toEqual(['title required', 'body tooShort'])
  expect(said(full, true)).toEqual([])
})

it('reports a picture without a description, a quote without a name and an invalid URL at their fields', () => {
  const [image] = full.images
  const wrong = { ...full, clientName: ' ', images: [image!, { ...image!, key: 'c', alt: ' ' }] }
  expect(said(wrong, false)).toEqual([])
  expect(said(wrong, true)).toEqual(['clientName clientName', 'images.1.alt alt'])
  expect(said({ ...full, links: [{ key: 'a', label: '', url: 'no' }] }, false)).toEqual([
    'links.0.label required',
    'links.0.url url',
  ])
})

it('is sent trimmed and without form-only values', () => {
  expect(toDocument(full, true)).toMatchObject({
    title: 'A shop that loads fast',
    links: [{ label: 'The shop', url: 'https://shop.example' }],
    is_published: true,
  })
  expect(JSON.stringify(toDocument(full, true))).not.toContain('"key"')
})
