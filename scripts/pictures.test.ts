import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pictureFile, pictures, schemes, type Width, widths } from './pictures.ts'

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
]
const files = pictures.flatMap(({ name, caption }) =>
  (Object.keys(widths) as Width[]).flatMap((width) =>
    schemes.map((scheme) => ({ file: pictureFile(name, width, scheme), caption })),
  ),
)

/** The pictures in a document, with their descriptions. */
function shownIn(document: string): { file: string; caption: string }[] {
  const text = readFileSync(document, 'utf8')
  const images = [...text.matchAll(/<img [^>]*alt="(?<caption>[^"]*)"[^>]*src="(?<file>[^"]*)"/g)]
  const written = [...text.matchAll(/!\[(?<caption>[^\]]*)\]\((?<file>[^)]*)\)/g)]
  return [...images, ...written].map(({ groups: { file = '', caption = '' } = {} }) => ({
    file: path.join(path.dirname(document), file),
    caption,
  }))
}

it('describes each picture as asserted when it was taken', () => {
  for (const document of documents) {
    for (const shown of shownIn(document)) expect(files, document).toContainEqual(shown)
  }
})

it('has each picture in light and dark, for desktop and phone, and no others', () => {
  expect(files.filter(({ file }) => !existsSync(file))).toEqual([])
  expect(
    readdirSync('docs/images')
      .map((name) => `docs/images/${name}`)
      .sort(),
  ).toEqual(files.map(({ file }) => file).sort())
})

it('shows a dark picture to readers who prefer dark', () => {
  for (const document of documents) {
    for (const [, dark, light = ''] of readFileSync(document, 'utf8').matchAll(
      /<source media="\(prefers-color-scheme: dark\)" srcset="([^"]*)">\s*<img[^>]*src="([^"]*)"/g,
    )) {
      expect(dark).toBe(light.replace('-light.', '-dark.'))
    }
  }
})
