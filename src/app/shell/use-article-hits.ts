import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Article, articleGroups } from '../../features/account/help/articles.ts'
import { helpKeys } from '../../features/account/help/keys.ts'
import { searchArticles } from '../../features/account/help/search.ts'
import { i18n } from '../../i18n/i18n.ts'

const maxArticles = 3

/** Help center articles that match; their texts load with the first word typed. */
export function useArticleHits(typed: string): Article[] {
  const { language } = useTranslation().i18n
  const { data = [] } = useQuery({
    queryKey: helpKeys.articles(language),
    enabled: typed.length > 2,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      await i18n.loadNamespaces([...articleGroups])
      return articleGroups.flatMap((group) => {
        const catalogue = i18n.getResourceBundle(language, group) as Record<
          string,
          Omit<Article, 'slug' | 'group'>
        >
        return Object.entries(catalogue).map(([slug, article]): Article => ({ slug, group, ...article }))
      })
    },
  })
  return typed.length > 2 ? searchArticles(data, typed).slice(0, maxArticles) : []
}
