import { useTranslation } from 'react-i18next'
import type { Resources } from '../../../i18n/resources.ts'

/** Who articles are for; each group is a catalog of its own, loaded in the page's language. */
export const articleGroups = [
  'helpEveryone',
  'helpCandidates',
  'helpCompanies',
  'helpSchools',
  'helpMakers',
  'helpAdmins',
] as const satisfies (keyof Resources)[]

type ArticleGroup = (typeof articleGroups)[number]

export interface Article {
  slug: string
  group: ArticleGroup
  title: string
  /** Search terms people may use. */
  words: string
  /** Markdown. */
  body: string
}

type Catalogue = Record<string, Omit<Article, 'slug' | 'group'>>

/** All articles in the page's language. */
export function useArticles(): Article[] {
  const { i18n } = useTranslation([...articleGroups])
  return articleGroups.flatMap((group) => {
    const catalogue = (i18n.getResourceBundle(i18n.language, group) ?? {}) as Catalogue
    return Object.entries(catalogue).map(([slug, article]) => ({ slug, group, ...article }))
  })
}
