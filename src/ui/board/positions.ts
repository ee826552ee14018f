import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

interface Placed {
  id: string
  position: string
}

/** The order of PostgreSQL's collation "C", which is the one of the keys. */
export const byPosition = (one: Placed, other: Placed) =>
  one.position < other.position ? -1 : one.position > other.position ? 1 : one.id < other.id ? -1 : 1

/**
 * A key that stands at `index` of an ordered list. Two windows may have given the same key to two cards: then it goes
 * behind all of them.
 */
export function positionAt(list: Placed[], index: number): string {
  const before = list[index - 1]?.position ?? null
  const after = list.slice(index).find(({ position }) => before === null || position > before)?.position
  return generateKeyBetween(before, after ?? null)
}

/** Keys for so many cards below a list. */
export function positionsBelow(list: Placed[], count: number): string[] {
  return generateNKeysBetween(list.at(-1)?.position ?? null, null, count)
}
