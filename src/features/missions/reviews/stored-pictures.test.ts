import { lexer } from 'marked'
import { expect, it } from 'vitest'
import { maxPreviewedBytes } from './file-previews.ts'
import { mentions, pictureAt, pictureMarkdown, storedAt } from './stored-pictures.ts'

const path = 'e1000000-0000-4000-8000-000000000001/memo/0b5c.png'

it('names an image in Markdown, whatever its file was called', () => {
  for (const name of ['chart', 'a [draft] of\na chart', 'back\\slash', '(1)']) {
    const text = pictureMarkdown(path, name)
    const [paragraph] = lexer(text)
    const [image] = (paragraph as { tokens: { type: string; href: string }[] }).tokens
    expect(image, name).toMatchObject({ type: 'image' })
    expect(storedAt(image!.href), name).toBe(path)
    expect(mentions(text, path), name).toBe(true)
  }
})

it('knows no other addresses', () => {
  expect(storedAt('https://example.com/a.png')).toBeUndefined()
  expect(mentions('', path)).toBe(false)
})

it('shows images that were submitted with the text, and nothing else', () => {
  const file = (name: string, size = 1) => ({ path: `e1/memo/${name}`, name: 'chart.png', size })
  const files = [file('a.png'), file('b.csv'), file('c.png', maxPreviewedBytes + 1)]
  expect(pictureAt('attachment:e1/memo/a.png', files)).toBe('e1/memo/a.png')
  for (const name of ['b.csv', 'c.png', 'd.png'])
    expect(pictureAt(`attachment:e1/memo/${name}`, files), name).toBeUndefined()
  expect(pictureAt('e1/memo/a.png', files)).toBeUndefined()
  expect(pictureAt('attachment:e1/memo/a.png', undefined)).toBeUndefined()
})
