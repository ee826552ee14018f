import { likeness, wordsOf } from '../../../lib/likeness.ts'
import type { Article } from './articles.ts'

/** Where a word is found matters: a title says what an article is about. */
const weights = { title: 6, words: 4, body: 1 } as const

/** Articles that match most of the typed words, best first. Tolerates small typos. */
export function searchArticles<Found extends Pick<Article, 'title' | 'words' | 'body'>>(
  articles: Found[],
  query: string,
): Found[] {
  const asked = [...new Set(wordsOf(query))].filter((word) => word.length > 2)
  const ranked = articles.map((article) => ({ article, ...rank(article, asked) }))
  const most = Math.max(1, ...ranked.map(({ matched }) => matched))
  return ranked
    .filter(({ matched }) => matched === most)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article)
}

function rank(article: Pick<Article, 'title' | 'words' | 'body'>, asked: string[]) {
  let matched = 0
  let score = 0
  for (const word of asked) {
    let best = 0
    for (const [part, weight] of Object.entries(weights)) {
      for (const candidate of wordsOf(article[part as keyof typeof weights])) {
        best = Math.max(best, weight * likeness(word, candidate))
      }
    }
    if (best > 0) matched++
    score += best
  }
  return { matched, score }
}
