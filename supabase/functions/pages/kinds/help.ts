import type { Language, PublicPage } from '../page.ts'
import { inProduct, onSite } from '../read.ts'
import { texts } from '../texts.ts'
import { articles } from './help-articles.ts'

/** An article of the help center. */
export async function helpPage(slug: string, language: Language): Promise<PublicPage | undefined> {
  const article = Object.hasOwn(articles[language], slug) ? articles[language][slug] : undefined
  if (!article) return undefined
  const path = `/help/${slug}`
  const [title, description] = await Promise.all([inProduct(article.title), inProduct(article.description)])
  return {
    path,
    title,
    description,
    type: 'article',
    picture: path,
    card: { kind: texts[language].pages['/help']!.title, title, by: '', note: '', seed: slug },
    data: { '@type': 'TechArticle', headline: title, description, url: onSite(path), inLanguage: language },
  }
}

/** For the sitemap. */
export const helpPaths = Object.keys(articles.en).map((slug) => `/help/${slug}`)
