import { describe, expect, it } from 'vitest'

const catalogues = import.meta.glob<{ default: object }>('./{en,fr}/*.ts', { eager: true })

function texts(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [[`${path}${key}`, inner] as [string, string]]
      : texts(inner, `${path}${key}.`),
  )
}

const of = (file: string) => new Map(texts(catalogues[file]!.default))
const names = Object.keys(catalogues)
  .filter((file) => file.startsWith('./en/'))
  .map((file) => file.slice('./en/'.length))

const folders = Object.keys(import.meta.glob(['../features/*/*/**/*.ts*', '../areas/**/*.ts*'])).map(
  (file) => /features\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? /areas\/([^/]+)/.exec(file)?.[1] ?? '',
)
/** Texts of the shell, of `ui`, and of pages that show nothing of a feature. */
const ofNoFeature = ['accessibility', 'common', 'notificationTexts', 'sharing', 'shell']

it('are named after the feature or the area that shows them', () => {
  const known = new Set(
    folders.map((folder) => folder.replace(/-\w/g, ([, letter]) => letter!.toUpperCase())),
  )
  const others = names
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => !known.has(name) && !ofNoFeature.includes(name) && !name.startsWith('help'))
  expect(others).toEqual([])
})

describe.each(names)('%s', (name) => {
  const english = of(`./en/${name}`)
  const french = of(`./fr/${name}`)

  it('says the same in both languages, with the same placeholders', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort())
    const values = (text: string) => [...text.matchAll(/\{\{([^}]+)\}\}/g)].map(([, value]) => value).sort()
    for (const [key, text] of english) expect(values(french.get(key)!), key).toEqual(values(text))
  })

  it('writes percentages as each language does, and those of values by their format', () => {
    for (const [key, text] of [...english, ...french]) {
      expect(text, `${key}: write {{value, percent}}`).not.toMatch(/\}\}[\s\u00a0\u202f]?%/)
    }
    for (const [key, text] of english) expect(text, key).not.toMatch(/\d\s%/)
    for (const [key, text] of french) expect(text, key).not.toMatch(/\d[ ]?%/)
  })

  it('uses French apostrophes and spaces', () => {
    for (const [key, text] of french) {
      const spoken = text.replace(/!@#\S+/, '').replace(/https?:\/\//g, '')
      expect(spoken, key).not.toMatch(/\p{L}'\p{L}/u)
      expect(spoken, key).not.toMatch(/[^\u00a0\u202f][:;?!»](?=\s|$)/)
      expect(spoken, key).not.toMatch(/«[^\u00a0\u202f]/)
      // Numbers stay on one line with their thousands and units.
      expect(spoken, key).not.toMatch(/\d[ \u00a0]\d{3}(?!\d)/)
      expect(spoken, key).not.toMatch(/(\d|\}\}) (Mo|ko|km|h|min|s|ms|j)(?![\p{L}’])/u)
    }
  })
})
