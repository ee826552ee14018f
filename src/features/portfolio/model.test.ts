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

it('a draft may be empty, what is published may not', () => {
  expect(said(empty, false)).toEqual([])
  expect(said(empty, true)).toEqual(['title required', 'body tooShort'])
  expect(said(full, true)).toEqual([])
})

it('a picture without words, a quote without a name and a wrong address are said at their field', () => {
  const [image] = full.images
  const wrong = { ...full, clientName: ' ', images: [image!, { ...image!, key: 'c', alt: ' ' }] }
  expect(said(wrong, false)).toEqual([])
  expect(said(wrong, true)).toEqual(['clientName clientName', 'images.1.alt alt'])
  expect(said({ ...full, links: [{ key: 'a', label: '', url: 'no' }] }, false)).toEqual([
    'links.0.label required',
    'links.0.url url',
  ])
})

it('is sent trimmed and without what the form needs', () => {
  expect(toDocument(full, true)).toMatchObject({
    title: 'A shop that loads fast',
    links: [{ label: 'The shop', url: 'https://shop.example' }],
    is_published: true,
  })
  expect(JSON.stringify(toDocument(full, true))).not.toContain('"key"')
})
