/** A line: x and y of each point, one after the other. */
export type Outline = number[]

export type Place = (x: number, y: number) => [number, number]

const takes = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 } as const
type Verb = keyof typeof takes

/** The lines of an SVG path; each curve becomes a number of short lines. */
export function outlinesOf(path: string, place: Place = (x, y) => [x, y], steps = 8): Outline[] {
  const outlines: Outline[] = []
  let line: Outline = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  /** The last control point, which smooth curves mirror. */
  let control: [number, number] | undefined
  const add = (points: number[]) => {
    for (let i = 0; i + 1 < points.length; i += 2) line.push(...place(points[i]!, points[i + 1]!))
    ;[x, y] = points.slice(-2) as [number, number]
  }
  for (const { verb, isRelative, args } of commandsOf(path)) {
    const [dx, dy] = isRelative ? [x, y] : [0, 0]
    const points = args.map((value, i) => value + (i % 2 ? dy : dx))
    const mirrored = control ? [2 * x - control[0], 2 * y - control[1]] : [x, y]
    control = undefined
    switch (verb) {
      case 'm':
        line = []
        outlines.push(line)
        add(points)
        ;[startX, startY] = [x, y]
        break
      case 'l':
        add(points)
        break
      case 'h':
        add([args[0]! + dx, y])
        break
      case 'v':
        add([x, args[0]! + dy])
        break
      case 'c':
      case 'q':
        control = verb === 'c' ? [points[2]!, points[3]!] : undefined
        add(curve([x, y, ...points], steps))
        break
      case 's':
        control = [points[0]!, points[1]!]
        add(curve([x, y, ...mirrored, ...points], steps))
        break
      case 'a':
        add(arc([x, y], args[0]!, args[3] === 1, args[4] === 1, [args[5]! + dx, args[6]! + dy], steps * 2))
        break
      case 'z':
        add([startX, startY])
    }
  }
  return outlines
}

function* commandsOf(path: string): Generator<{ verb: Verb; isRelative: boolean; args: number[] }> {
  for (const [, letter, text] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = [...text!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    const verb = letter!.toLowerCase() as Verb
    const isRelative = letter === verb
    const count = takes[verb]
    if (count === 0) yield { verb, isRelative, args: [] }
    for (let i = 0; count > 0 && i + count <= numbers.length; i += count) {
      // Further pairs after a move are lines.
      yield { verb: verb === 'm' && i > 0 ? 'l' : verb, isRelative, args: numbers.slice(i, i + count) }
    }
  }
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

/** Points on part of a circle, without its first one. */
function arc(
  [x, y]: [number, number],
  wanted: number,
  isLarge: boolean,
  isClockwise: boolean,
  [toX, toY]: [number, number],
  steps: number,
): number[] {
  const distance = Math.hypot(toX - x, toY - y)
  if (distance === 0 || wanted === 0) return [toX, toY]
  const radius = Math.max(wanted, distance / 2)
  const height =
    Math.sqrt(Math.max(0, radius ** 2 - (distance / 2) ** 2)) * (isLarge === isClockwise ? -1 : 1)
  const centerX = (x + toX) / 2 - (height * (toY - y)) / distance
  const centerY = (y + toY) / 2 + (height * (toX - x)) / distance
  const from = Math.atan2(y - centerY, x - centerX)
  let turn = Math.atan2(toY - centerY, toX - centerX) - from
  if (isClockwise && turn < 0) turn += 2 * Math.PI
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI
  const found: number[] = []
  for (let step = 1; step <= steps; step++) {
    const angle = from + (turn * step) / steps
    found.push(centerX + radius * Math.cos(angle), centerY + radius * Math.sin(angle))
  }
  return found
}

/** A line of some width with round joins and ends: a bar for each piece and a disc for each point. */
export function strokeOf(line: Outline, width: number): Outline[] {
  const radius = width / 2
  const found: Outline[] = []
  for (let i = 0; i < line.length; i += 2) {
    const [x, y] = [line[i]!, line[i + 1]!]
    found.push(discAt(x, y, radius))
    if (i + 3 >= line.length) continue
    const [toX, toY] = [line[i + 2]!, line[i + 3]!]
    const length = Math.hypot(toX - x, toY - y)
    if (length === 0) continue
    const [sideX, sideY] = [(-(toY - y) / length) * radius, ((toX - x) / length) * radius]
    found.push([
      x - sideX,
      y - sideY,
      toX - sideX,
      toY - sideY,
      toX + sideX,
      toY + sideY,
      x + sideX,
      y + sideY,
    ])
  }
  return found
}

function discAt(x: number, y: number, radius: number): Outline {
  const corners = Math.max(12, Math.ceil(radius))
  return Array.from({ length: corners }, (_, i) => (2 * Math.PI * i) / corners).flatMap((angle) => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
  ])
}

/** Cuts a line into the dashes of an SVG pattern. */
export function dashed(line: Outline, pattern: number[]): Outline[] {
  const found: Outline[] = []
  let [index, left, isOn] = [0, pattern[0]!, true]
  let dash: Outline = line.slice(0, 2)
  for (let i = 0; i + 3 < line.length; i += 2) {
    let [x, y] = [line[i]!, line[i + 1]!]
    const [toX, toY] = [line[i + 2]!, line[i + 3]!]
    let length = Math.hypot(toX - x, toY - y)
    while (length > left) {
      x += ((toX - x) * left) / length
      y += ((toY - y) * left) / length
      length -= left
      if (isOn) found.push([...dash, x, y])
      dash = [x, y]
      isOn = !isOn
      index++
      left = pattern[index % pattern.length]!
    }
    left -= length
    if (isOn) dash.push(toX, toY)
  }
  return isOn ? [...found, dash] : found
}
