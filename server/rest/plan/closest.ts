/** The candidate that a mistyped name most likely meant, where one is near enough. */
export function closest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestScore = 0.33
  for (const candidate of new Set(candidates)) {
    const score = 1 - distance(name, candidate) / Math.max(name.length, candidate.length, 1)
    if (score > bestScore) {
      best = candidate
      bestScore = score
    }
  }
  return best === name ? undefined : best
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
