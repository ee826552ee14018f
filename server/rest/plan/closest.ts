/** For parameters and relationships of something the caller can already use. */
const near = 0.33
/** For names of tables and functions: a guess must not reveal what else exists. */
export const veryNear = 0.75

/** The candidate that a misspelled name most likely meant, if one is close enough. */
export function closest(name: string, candidates: Iterable<string>, least = near): string | undefined {
  const distinct = [...new Set(candidates)]
  for (const size of [3, 2]) {
    const best = nearest(name, distinct, size, least)
    if (best !== undefined) return best === name ? undefined : best
  }
  return undefined
}

/** Among the candidates that share a run of `size` letters with the name, the one with the fewest edits. */
function nearest(name: string, candidates: string[], size: number, least: number): string | undefined {
  const wanted = new Set(runs(name, size))
  let best: string | undefined
  let bestScore = least
  for (const candidate of candidates) {
    const longer = Math.max(name.length, candidate.length, 1)
    // Lengths alone rule out most of a thousand names for free.
    if (Math.min(name.length, candidate.length) / longer <= bestScore) continue
    if (!runs(candidate, size).some((run) => wanted.has(run))) continue
    const score = 1 - distance(name.toLowerCase(), candidate.toLowerCase()) / longer
    if (score > bestScore) {
      best = candidate
      bestScore = score
    }
  }
  return best
}

function runs(text: string, size: number): string[] {
  const padded = `-${text.toLowerCase().replace(/[^\p{L}\p{N}, ]/gu, '')}-`
  const amount = Math.max(padded.length - size + 1, 0)
  return Array.from({ length: amount }, (_, at) => padded.slice(at, at + size))
}

function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      current[column] = Math.min(previous[column]! + 1, current[column - 1]! + 1, change)
    }
    previous = current
  }
  return previous[b.length]!
}
