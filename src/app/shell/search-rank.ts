import { likeness, wordsOf } from '../../lib/likeness.ts'

export interface Findable {
  label: string
  /** Alternative names, in either language. */
  words?: string
}

// A label match counts more than an alternative name; "résumé check" ranks above a page that mentions a
// résumé.
const weights = { label: 3, words: 2 } as const

/** How well the item matches everything that was typed; 0 if any word doesn't match. */
export function rankOf({ label, words = '' }: Findable, typed: string): number {
  const asked = wordsOf(typed)
  if (asked.length === 0) return 0
  const parts = [
    [wordsOf(label), weights.label],
    [wordsOf(words), weights.words],
  ] as const
  let score = 0
  for (const word of asked) {
    const best = Math.max(
      0,
      ...parts.flatMap(([known, weight]) => known.map((one) => weight * likenessOf(word, one))),
    )
    if (best === 0) return 0
    score += best
  }
  return score / asked.length
}

/** One or two letters only match as a prefix. */
const likenessOf = (typed: string, word: string) =>
  typed.length > 2 ? likeness(typed, word) : word === typed ? 4 : word.startsWith(typed) ? 2 : 0

/** Matching items, best first; all items in their own order while nothing is typed. */
export function ranked<Item extends Findable>(items: Item[], typed: string): { item: Item; score: number }[] {
  if (typed.trim() === '') return items.map((item) => ({ item, score: 0 }))
  return items
    .map((item) => ({ item, score: rankOf(item, typed) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}
