import { describe, expect, it } from 'vitest'
import { searchWords } from '../../../lib/search-words.ts'
import { countKinds, fits, namedSkills } from './model.ts'

describe('search', () => {
  it.each([
    ['Référencement naturel', ['referencement', 'naturel']],
    ['  100% *SQL* ', ['100', 'sql']],
    ['', []],
  ])('for "%s" looks for %o', (text, words) => expect(searchWords(text)).toEqual(words))
})

const skill = (slug: string, name_en: string, name_fr: string, aliases: string[] = []) => ({
  slug,
  name_en,
  name_fr,
  aliases,
  category: 'data',
})

describe('skills in a profile', () => {
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

it('counts steps by kind', () => {
  const outline = (['brief', 'quiz', 'brief'] as const).map((kind) => ({ kind, title: '' }))
  expect(countKinds(outline)).toEqual([
    ['brief', 2],
    ['quiz', 1],
  ])
})

describe('an invitation with filters', () => {
  const listing = {
    words: 'le matin calme boulangerie',
    category: 'marketing',
    difficulty: 'beginner',
    skills: ['sql'],
    hours: 2,
    languages: ['fr'],
    organization_id: 'o',
  } as Parameters<typeof fits>[0]
  const none = {
    ...{ category: undefined, difficulty: undefined, skill: '' },
    ...{ hours: undefined, language: undefined, company: undefined },
  }

  it('matches if everything agrees', () => {
    expect(fits(listing, { search: 'Boulangerie MATIN', values: none })).toBe(true)
    const values = {
      ...none,
      category: 'marketing' as const,
      skill: 'sql',
      hours: 2,
      language: 'fr',
      company: 'o',
    }
    expect(fits(listing, { search: '', values })).toBe(true)
  })

  it.each([
    ['category', 'data'],
    ['difficulty', 'advanced'],
    ['skill', 'seo'],
    ['hours', 1],
    ['language', 'en'],
    ['company', 'p'],
  ])("doesn't match if %s is %s", (name, value) =>
    expect(fits(listing, { search: '', values: { ...none, [name]: value } })).toBe(false),
  )

  it("doesn't match if a word is missing", () =>
    expect(fits(listing, { search: 'matin bruyant', values: none })).toBe(false))
})
