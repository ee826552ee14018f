/** A closed line: x and y of each point, one after the other. */
export type Outline = number[]

/** The outlines of a path with M, L, Q, C and Z in absolute coordinates; curves become a number of short lines. */
export function outlinesOf(
  path: string,
  place: (x: number, y: number) => [number, number],
  steps = 8,
): Outline[] {
  const outlines: Outline[] = []
  let line: Outline = []
  let [x, y] = [0, 0]
  for (const [, verb, numbers] of path.matchAll(/([MLQCZ])([-\d. ]*)/g)) {
    const args = numbers!.split(' ').filter(Boolean).map(Number)
    if (verb === 'M') {
      line = []
      outlines.push(line)
    }
    const points = verb === 'Q' || verb === 'C' ? curve([x, y, ...args], steps) : args
    for (let i = 0; i + 1 < points.length; i += 2) line.push(...place(points[i]!, points[i + 1]!))
    if (args.length >= 2) [x, y] = args.slice(-2) as [number, number]
  }
  return outlines
}

/** Points on a quadratic or cubic Bézier curve, without its first one. */
function curve(points: number[], steps: number): number[] {
  const found: number[] = []
  for (let step = 1; step <= steps; step++) {
    const t = step / steps
    let level = points
    while (level.length > 2) {
      const next: number[] = []
      for (let i = 0; i + 3 < level.length; i += 2) {
        next.push(
          level[i]! + (level[i + 2]! - level[i]!) * t,
          level[i + 1]! + (level[i + 3]! - level[i + 1]!) * t,
        )
      }
      level = next
    }
    found.push(level[0]!, level[1]!)
  }
  return found
}

/** A line of some width with round ends, as an outline. For smooth lines that bend less than their width. */
export function strokeOf(line: Outline, width: number): Outline {
  const radius = width / 2
  const count = line.length / 2
  const at = (i: number): [number, number] => [line[2 * i]!, line[2 * i + 1]!]
  const direction = (i: number) => {
    const [ax, ay] = at(Math.max(0, i - 1))
    const [bx, by] = at(Math.min(count - 1, i + 1))
    return Math.atan2(by - ay, bx - ax)
  }
  const outline: Outline = []
  const arc = (i: number, from: number) => {
    const [x, y] = at(i)
    for (let step = 0; step <= 24; step++) {
      const angle = from + (Math.PI * step) / 24
      outline.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
    }
  }
  const side = (i: number, turn: number) => {
    const angle = direction(i) + turn
    const [x, y] = at(i)
    outline.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  }
  for (let i = 0; i < count; i++) side(i, -Math.PI / 2)
  arc(count - 1, direction(count - 1) - Math.PI / 2)
  for (let i = count - 1; i >= 0; i--) side(i, Math.PI / 2)
  arc(0, direction(0) + Math.PI / 2)
  return outline
}
