import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** Wording that is never idiomatic in a comment or a test title, each with what to write instead. */
const foreign: [RegExp, string][] = [
  [
    /\bwho(m)?ever\b|\b(no|some|every|any)body\b/i,
    'name the person, or use no one, someone, everyone, anyone',
  ],
  [/\banew\b/i, 'again'],
  [/\b(is|are|was|were|be|been) told\b/i, 'is notified, is shown'],
  [/\bhand(s|ed|ing) in\b/i, 'submit'],
  [/\bat once\b/i, 'right away, immediately'],
  [/\b(he|him|his|himself)\b/i, 'they'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [
    /\b(recognis|organis|colour|favour|behaviour|neighbour|honour|centre|catalogue|cancelled|practis|licence)/i,
    'American spelling',
  ],
]

const folders = [
  'src',
  'e2e',
  'server',
  'scripts',
  'supabase/functions',
  'supabase/tests',
  'supabase/demo',
  'bench',
]

const anyForeign = new RegExp(foreign.map(([words]) => words.source).join('|'), 'i')

const root = fileURLToPath(new URL('../../', import.meta.url))
const block = String.raw`^[ \t]*\{?\/\*[\s\S]*?\*\/`
const line = String.raw`(?<=^|[\s;,{(])\/\/ .*$`
const text = String.raw`\(\s*(?:'[^'\n]*'|"[^"\n]*"|${'`[^`]*`'})`
const title = String.raw`\b(?:it|test|describe)(?:\.each\(.*\)|(?:\.\w+)*)${text}`
const tableTitle = String.raw`^\s*\](?: as const)?\)${text}`
const inCode = new RegExp([block, line, title, tableTitle].join('|'), 'gm')
const inSql = /--.*$/gm

function* hitsIn(folder: string): Generator<string> {
  for (const file of readdirSync(root + folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|mjs|css|sql)$/.test(file)) continue
    const source = readFileSync(`${root}${folder}/${file}`, 'utf8')
    if (!anyForeign.test(source)) continue
    for (const [found] of source.matchAll(file.endsWith('.sql') ? inSql : inCode)) {
      const isComment = /^\s*(\/|\{|--)/.test(found)
      const said = isComment ? found.replace(/`[^`\n]*`/g, '') : found
      for (const [words, instead] of foreign) {
        const hit = words.exec(said)
        if (hit) yield `${folder}/${file}: “${hit[0]}” in “${said.trim()}” → ${instead}`
      }
    }
  }
}

it('finds comments and test titles of every kind', () => {
  const source = [
    "const url = 'https://example.org' // A comment",
    '/** A block',
    ' * of two lines */',
    '  {/* In JSX */}',
    "test.describe('Group', () => {",
    "it.each([1])('Row', run)",
    "])('Table', run)",
    'test(`Story`, run)',
  ].join('\n')
  expect(source.match(inCode)?.map((found) => found.trim())).toEqual([
    '// A comment',
    '/** A block\n * of two lines */',
    '{/* In JSX */',
    "test.describe('Group'",
    "it.each([1])('Row'",
    "])('Table'",
    'test(`Story`',
  ])
})

it.each(folders)('has idiomatic comments and test titles in %s', (folder) => {
  expect([...hitsIn(folder)]).toEqual([])
})
