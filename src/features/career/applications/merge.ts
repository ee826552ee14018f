import type { CardChanges } from './model.ts'

export type Field = keyof CardChanges

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export interface Merged {
  /** What was typed here, plus what was changed elsewhere and not touched here. */
  values: CardChanges
  /** Fields changed both here and elsewhere, to different values: the person decides. */
  conflicts: Field[]
}

/** Three-way merge of two windows: `base` is what both started from. */
export function mergeCards(base: CardChanges, mine: CardChanges, theirs: CardChanges): Merged {
  const values = { ...mine }
  const conflicts: Field[] = []
  for (const field of Object.keys(base) as Field[]) {
    if (same(theirs[field], base[field]) || same(theirs[field], mine[field])) continue
    if (same(mine[field], base[field])) Object.assign(values, { [field]: theirs[field] })
    else conflicts.push(field)
  }
  return { values, conflicts }
}
