import { comparable } from './comparable.ts'

export const wordsOf = (text: string): string[] => comparable(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** How well a word matches what was typed, from 0 to 4; a prefix is enough, and small typos are tolerated. */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 4
  if (word.startsWith(typed)) return 3
  // The start of a longer word may also contain a typo.
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0
  if (allowed === 0) return 0
  if (slips(typed, word, allowed) <= allowed) return 2
  return slips(typed, word.slice(0, typed.length), allowed) <= allowed && word.length <= typed.length + 3
    ? 1
    : 0
}

/**
 * How many letters are wrong, missing, extra or swapped with their neighbor; counting stops beyond `most`.
 */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      let least = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + same)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, before[column - 2]! + 1)
      }
      next.push(least)
    }
    before = last
    last = next
  }
  return last[b.length]!
}
