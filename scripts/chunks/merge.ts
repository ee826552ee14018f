/** Something that is loaded as a whole: modules, or chunks of them. */
export interface Piece {
  /** In kilobytes, compressed. */
  size: number
  /** The visits that load it, by number. */
  visits: ReadonlySet<number>
  /** The pieces that have to run first, by number; never in a circle. */
  needs: ReadonlySet<number>
  /** Nothing is merged with it. */
  isFixed?: boolean
}

export interface Costs {
  /** How much each visit counts. */
  weights: readonly number[]
  /** One request more, for one visit, in kilobytes. */
  request: number
  /** One file more in the build, in kilobytes. */
  file: number
}

interface Chunk {
  isFixed: boolean
  pieces: number[]
  size: number
  visits: Uint32Array
  /** The weight of all visits. */
  weight: number
  needs: Set<number>
  /** Everything it needs, also through others. */
  allNeeds: Set<number>
}

/**
 * Puts pieces together into chunks, the most useful pair first, as long as what that saves in requests and files costs
 * more than what some visits then load for nothing. Chunks never need each other in a circle.
 */
export function mergePieces(pieces: readonly Piece[], costs: Costs): number[][] {
  const merging = new Merging(pieces, costs)
  merging.run()
  return [...merging.chunks.values()].map((chunk) => chunk.pieces)
}

type Best = { saved: number; other: number }

class Merging {
  readonly chunks: Map<number, Chunk>
  private readonly weigh: Weigh
  private readonly words: number
  private readonly best = new Map<number, Best>()
  private readonly costs: Costs

  constructor(pieces: readonly Piece[], costs: Costs) {
    this.costs = costs
    this.words = Math.ceil(costs.weights.length / 32)
    this.weigh = weigher(costs.weights, this.words)
    const allNeeds = closures(pieces)
    this.chunks = new Map(
      pieces.map(({ size, visits, needs, isFixed = false }, index) => {
        const bits = new Uint32Array(this.words)
        for (const visit of visits) bits[visit >> 5]! |= 1 << (visit & 31)
        const weight = this.weigh(bits, bits)
        return [
          index,
          {
            isFixed,
            pieces: [index],
            size,
            visits: bits,
            weight,
            needs: new Set(needs),
            allNeeds: allNeeds[index]!,
          },
        ]
      }),
    )
  }

  run(): void {
    for (const index of this.chunks.keys()) this.findBest(index)
    for (let next = this.mostUseful(); next; next = this.mostUseful()) {
      const [index, { saved, other }] = next
      // Merges since then may have changed what this one saves.
      if (!this.chunks.has(other) || this.saved(index, other) !== saved) this.findBest(index)
      else this.merge(index, other)
    }
  }

  private at(index: number): Chunk {
    return this.chunks.get(index)!
  }

  private mostUseful(): [number, Best] | undefined {
    let found: [number, Best] | undefined
    for (const [index, best] of this.best) if (!found || best.saved > found[1].saved) found = [index, best]
    return found
  }

  private findBest(index: number): void {
    this.best.delete(index)
    for (const other of this.chunks.keys()) if (other !== index) this.consider(index, other)
  }

  private consider(index: number, other: number): void {
    const saved = this.saved(index, other)
    if (saved > (this.best.get(index)?.saved ?? 0)) this.best.set(index, { saved, other })
  }

  /** What merging two chunks saves, in kilobytes; nothing if it must not be done. */
  private saved(one: number, two: number): number {
    const a = this.at(one)
    const b = this.at(two)
    if (a.isFixed || b.isFixed) return 0
    const { request, file } = this.costs
    const few = Math.min(a.weight, b.weight)
    if (few * request + file <= (a.weight - few) * b.size + (b.weight - few) * a.size) return 0
    const both = this.weigh(a.visits, b.visits)
    let saved = both * request + file - (b.weight - both) * a.size - (a.weight - both) * b.size
    if (saved <= 0) return 0
    saved -= this.added(one, two) + this.added(two, one)
    return saved > 0 && !this.makesCircle(one, two) ? saved : 0
  }

  /** What the visits of one chunk load in addition for what the other one needs. */
  private added(one: number, other: number): number {
    const { visits, weight, allNeeds } = this.at(one)
    let added = 0
    for (const need of this.at(other).allNeeds) {
      if (need === one || allNeeds.has(need)) continue
      const chunk = this.at(need)
      added += (chunk.size + this.costs.request) * (weight - this.weigh(visits, chunk.visits))
    }
    return added
  }

  private makesCircle(one: number, two: number): boolean {
    const leads = (from: number, to: number) => {
      const { needs, allNeeds } = this.at(from)
      if (!allNeeds.has(to)) return false
      for (const need of needs) if (need !== to && this.at(need).allNeeds.has(to)) return true
      return false
    }
    return leads(one, two) || leads(two, one)
  }

  private merge(index: number, other: number): void {
    const into = this.at(index)
    const from = this.at(other)
    into.pieces.push(...from.pieces)
    into.size += from.size
    for (const need of from.needs) into.needs.add(need)
    for (const need of from.allNeeds) into.allNeeds.add(need)
    this.chunks.delete(other)
    this.best.delete(other)
    for (const needs of [into.needs, into.allNeeds]) for (const self of [index, other]) needs.delete(self)
    for (const { needs, allNeeds } of this.chunks.values()) {
      if (needs.delete(other)) needs.add(index)
      if (!allNeeds.delete(other) && !allNeeds.has(index)) continue
      allNeeds.add(index)
      for (const need of into.allNeeds) allNeeds.add(need)
    }
    this.visit(into, from.visits)
    for (const need of into.allNeeds) this.visit(this.at(need), into.visits)
    this.findBest(index)
    for (const user of this.chunks.keys()) if (user !== index) this.consider(user, index)
  }

  private visit(chunk: Chunk, visits: Uint32Array): void {
    for (let word = 0; word < this.words; word++) chunk.visits[word]! |= visits[word]!
    chunk.weight = this.weigh(chunk.visits, chunk.visits)
  }
}

function closures(pieces: readonly Piece[]): Set<number>[] {
  const known: Set<number>[] = []
  const find = (index: number): Set<number> => {
    if (known[index]) return known[index]
    const all = new Set<number>()
    known[index] = all
    for (const need of pieces[index]!.needs) {
      all.add(need)
      for (const further of find(need)) all.add(further)
    }
    return all
  }
  return pieces.map((_, index) => find(index))
}

type Weigh = (one: Uint32Array, other: Uint32Array) => number

/** Sums the weights of the visits in both sets, eight at a time. */
function weigher(weights: readonly number[], words: number): Weigh {
  const sums = new Float64Array(words * 4 * 256)
  for (let byte = 0; byte < words * 4; byte++)
    for (let bits = 0; bits < 256; bits++)
      for (let bit = 0; bit < 8; bit++)
        if ((bits >> bit) & 1) sums[byte * 256 + bits]! += weights[byte * 8 + bit] ?? 0
  return (one, other) => {
    let sum = 0
    for (let word = 0; word < words; word++) {
      const bits = one[word]! & other[word]!
      if (bits === 0) continue
      const at = word * 1024
      sum += sums[at + (bits & 255)]! + sums[at + 256 + ((bits >>> 8) & 255)]!
      sum += sums[at + 512 + ((bits >>> 16) & 255)]! + sums[at + 768 + (bits >>> 24)]!
    }
    return sum
  }
}
