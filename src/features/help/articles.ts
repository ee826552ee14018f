import { useTranslation } from 'react-i18next'
import type { Resources } from '../../i18n/resources.ts'

/** Whom articles are for; each group is a catalogue of texts of its own, fetched in the language of the page. */
export const articleGroups = [
  'helpEveryone',
  'helpCandidates',
  'helpCompanies',
  'helpSchools',
  'helpMakers',
  'helpAdmins',
] as const satisfies (keyof Resources)[]

export type ArticleGroup = (typeof articleGroups)[number]

export interface Article {
  slug: string
  group: ArticleGroup
  title: string
  /** What people may call it, to be found by. */
  words: string
  /** Markdown. */
  body: string
}

type Catalogue = Record<string, Omit<Article, 'slug' | 'group'>>

/** All articles in the language of the page. */
export function useArticles(): Article[] {
  const { i18n } = useTranslation([...articleGroups])
  return articleGroups.flatMap((group) => {
    const catalogue = (i18n.getResourceBundle(i18n.language, group) ?? {}) as Catalogue
    return Object.entries(catalogue).map(([slug, article]) => ({ slug, group, ...article }))
  })
}
