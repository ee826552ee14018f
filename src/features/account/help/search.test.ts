import { describe, expect, it } from 'vitest'
import { articleGroups } from './articles.ts'
import { searchArticles } from './search.ts'

type Catalogue = Record<string, { title: string; words: string; body: string }>
const catalogues = import.meta.glob<{ default: Catalogue }>('../../../i18n/{en,fr}/help?*.ts', {
  eager: true,
})

const articlesIn = (language: string) =>
  articleGroups.flatMap((group) =>
    Object.entries(catalogues[`../../../i18n/${language}/${group}.ts`]!.default).map(([slug, article]) => ({
      slug,
      ...article,
    })),
  )
const found = (language: string, query: string) =>
  searchArticles(articlesIn(language), query).map(({ slug }) => slug)

describe('help center', () => {
  it('finds an article by its words, by a prefix, and despite typos', () => {
    for (const query of ['password', 'passw', 'pasword', 'passwrod', 'I forgot my PASSWORD']) {
      expect(found('en', query)[0], query).toBe('forgot-password')
    }
    expect(found('en', 'certifcate genuine')[0]).toBe('check-certificate')
    expect(found('en', 'delete my acount')[0]).toBe('export-or-delete')
  })

  it('finds French with and without accents', () => {
    for (const query of ['évaluer', 'evaluer', 'evalluer']) expect(found('fr', query)[0]).toBe('review-work')
    expect(found('fr', 'mot de passe oublie')[0]).toBe('forgot-password')
  })

  it('finds nothing for nonsense', () => {
    for (const query of ['', 'zzzzzz', 'a b']) expect(found('en', query)).toEqual([])
  })

  it('has unique addresses and no broken links', () => {
    const slugs = articlesIn('en').map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.length).toBeGreaterThan(20)
    const known =
      /^\/(auth|auth\/forgot-password|auth\?tab=signup|contact|certificates|accessibility|how-matching-works|openings)$/
    for (const language of ['en', 'fr']) {
      for (const { slug, body } of articlesIn(language)) {
        for (const [, address] of body.matchAll(/\]\(([^)]+)\)/g)) expect(address, slug).toMatch(known)
      }
    }
  })
})
