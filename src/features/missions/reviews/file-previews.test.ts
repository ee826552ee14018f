import { expect, test } from 'vitest'
import { firstRows, maxPreviewedBytes, pictureType, previewKind } from './file-previews.ts'

test.each([
  ['Report.PDF', 'pdf'],
  ['mockup.jpeg', 'picture'],
  ['figures.csv', 'table'],
  ['notes.md', 'markdown'],
  ['data.json', 'text'],
  ['drawing.svg', undefined],
  ['page.html', undefined],
  ['report.docx', undefined],
  ['constructor', undefined],
  ['a.constructor', undefined],
])('shows %s as %s', (name, kind) => {
  expect(previewKind({ name, size: 1000 })).toBe(kind)
})

test('downloads large files, and gives pictures the type of their name', () => {
  expect(previewKind({ name: 'a.pdf', size: maxPreviewedBytes + 1 })).toBeUndefined()
  expect(pictureType('a.JPG')).toBe('image/jpeg')
  expect(pictureType('a.svg')).toBeUndefined()
})

test('shows the first 50 rows of a table and says that there are more', () => {
  const text = `\uFEFFname;age\n${'Ana;30\n'.repeat(60)}`
  const { rows, hasMore } = firstRows(text)
  expect(rows).toHaveLength(50)
  expect(rows[0]).toEqual(['name', 'age'])
  expect(hasMore).toBe(true)
  expect(firstRows('a,b\n1,2')).toEqual({
    rows: [
      ['a', 'b'],
      ['1', '2'],
    ],
    hasMore: false,
  })
})
