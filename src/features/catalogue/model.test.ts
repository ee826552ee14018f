import { describe, expect, it } from 'vitest'
import { countKinds, namedSkills, searchWords } from './model.ts'

describe('a search', () => {
  it.each([
    ['Référencement naturel', ['referencement', 'naturel']],
    ['  100% *SQL* ', ['100', 'sql']],
    ['', []],
  ])('of "%s" looks for %o', (text, words) => expect(searchWords(text)).toEqual(words))
})

const skill = (slug: string, name_en: string, name_fr: string, aliases: string[] = []) => ({
  slug,
  name_en,
  name_fr,
  aliases,
  category: 'data',
})

describe('skills that a person named', () => {
  const catalogue = [
    skill('sql', 'SQL', 'SQL', ['postgresql']),
    skill('data-analysis', 'Data analysis', 'Analyse de données'),
    skill('python', 'Python', 'Python'),
  ]
  it('are found in both languages, by alias and without accents', () => {
    expect(namedSkills(catalogue, ['PostgreSQL ', 'analyse de donnees'])).toEqual(['sql', 'data-analysis'])
    expect(namedSkills(catalogue, ['Cooking'])).toEqual([])
  })
})

it('steps are counted by kind', () => {
  const outline = (['brief', 'quiz', 'brief'] as const).map((kind) => ({ kind, title: '' }))
  expect(countKinds(outline)).toEqual([
    ['brief', 2],
    ['quiz', 1],
  ])
})
