import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { english as emails } from '../../supabase/functions/send-mails/texts-en.ts'

const catalogs = import.meta.glob<{ default: object }>('./en/*.ts', { eager: true, import: 'default' })

/** Unidiomatic wording, each with what to write instead. */
const foreign: [RegExp, string][] = [
  [/\b(stands?|stood) (on|in|here|there|for|beside|below|above|at)\b/i, 'is, appears, is shown'],
  [/\b(take|taken|took|takes) (it |them |this )?back\b/i, 'withdraw, revoke, undo, stop sharing'],
  [/\b(is|are|was|were|be) told\b/i, 'is notified, is shown'],
  [/\b(nobody|somebody|whoever|everybody|anybody)\b/i, 'name the person, or use the imperative'],
  [/\bany more\b|\bat the moment\b/i, 'no longer, currently'],
  [/\bmail(s|ed)?\b(?! (server|system)|\.example)/i, 'email'],
  [/\bat once\b|\bby itself\b/i, 'right away, automatically'],
  [/\b(go|goes|going|went) on\b/i, 'continue'],
  [/\bmay have (at most )?(\d|\{\{)/i, 'can be up to'],
  [/\bfigures\b/i, 'statistics, numbers'],
  [/\bmend(s|ed)?\b|\bstr(ike|uck) out\b|\bgood for (\d|\{\{)/i, 'fix, delete, valid for'],
  [/\bhand(s|ed|ing)? (it |them |work )?in\b|\blive (a|the|this|your) mission\b/i, 'submit, work through'],
  [/\bobjections?\b|\bledger\b|\bact(s|ed|ing)? as\b/i, 'appeal, activity log, view as'],
  [/\b(nothing|who) fits\b|\bThis is needed\b|^Look at\b/i, 'no results, required, view'],
  [/\b(he|him|his|himself)\b/i, 'they'],
  [/\banew\b|\bput(s|ting)? away\b|\b(lay|lays|laid) beside\b/i, 'again, dismiss, compare'],
  [/\b(the|an|their|his|your) own one\b|\b(of|to|by|in|with|from) the own\b/i, 'their own, your own'],
  [/\bthrow(n|s|ing)? away\b|\btells? of\b|\bwhat became of\b|\bnot told\b/i, 'delete, describes, result'],
  [/\bso that one (can|may|sees|reads|does|has)\b/i, 'you, people'],
  [
    /\bper cent\b|\bafterwards\b|\btowards\b|\bwhilst\b|\bamongst\b/i,
    'percent, afterward, toward, while, among',
  ],
  [
    /\b(recognis|organis|analys(e|ed|es|ing)\b|colour|favour|behaviour|neighbour|honour|centre|catalogue|cancell(ed|ing)|programme\b|licence|grey\b|judgement|enrol\b|fulfil\b|practis)/i,
    'American spelling',
  ],
]

function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value)]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

it('has no unidiomatic texts', () => {
  const all = [...textsOf(catalogs, 'texts'), ...textsOf(emails, 'emails')]
  expect(all.length).toBeGreaterThan(5000)
  const found = all
    // Search terms are whatever people type.
    .filter(([path]) => !path.endsWith('.words'))
    .flatMap(([path, text]) =>
      foreign.filter(([words]) => words.test(text)).map(([, instead]) => `${path}: “${text}” → ${instead}`),
    )
  expect(found).toEqual([])
})

const root = new URL('../../', import.meta.url)
const documents = ['.', 'docs', 'docs/adr'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root))
    .filter((file) => file.endsWith('.md') && file !== 'glossary.md')
    .map((file) => `${folder}/${file}`),
)

/** Unidiomatic lines of a document, ignoring inline code. */
const foreignLines = (file: string) =>
  readFileSync(new URL(file, root), 'utf8')
    .replace(/`[^`\n]*`/g, '')
    .split('\n')
    .flatMap((line, index) =>
      foreign
        .filter(([words]) => words.test(line))
        .map(([words, instead]) => `${file}:${index + 1}: ${words.exec(line)![0]} → ${instead}`),
    )

it('has idiomatic documents', () => {
  expect(documents.length).toBeGreaterThan(60)
  expect(documents.flatMap(foreignLines)).toEqual([])
})
