import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

interface Placed {
  id: string
  position: string
}

/** The order of PostgreSQL's collation "C", which the keys use. */
export const byPosition = (one: Placed, other: Placed) =>
  one.position < other.position ? -1 : one.position > other.position ? 1 : one.id < other.id ? -1 : 1

/**
 * A key for position `index` of an ordered list. Two windows may have given two cards the same key: then it
 * goes after all of them.
 */
export function positionAt(list: Placed[], index: number): string {
  const before = list[index - 1]?.position ?? null
  const after = list.slice(index).find(({ position }) => before === null || position > before)?.position
  return generateKeyBetween(before, after ?? null)
}

/** Keys for a number of cards below a list. */
export function positionsBelow(list: Placed[], count: number): string[] {
  return generateNKeysBetween(list.at(-1)?.position ?? null, null, count)
}
