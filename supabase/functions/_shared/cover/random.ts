/** Pseudorandom numbers, always the same for a seed. */
export interface Random {
  /** An integer from `low` to `high`, both inclusive. */
  between(low: number, high: number): number
  chance(share?: number): boolean
  pick<T>(options: readonly T[]): T
  shuffle<T>(options: readonly T[]): T[]
}

export function randomFrom(seed: string): Random {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  // Spread out ids that differ in one digit.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between,
    chance: (share = 0.5) => next() < share,
    pick: (options) => options[between(0, options.length - 1)]!,
    shuffle: (options) =>
      options
        .map((option) => ({ option, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ option }) => option),
  }
}
