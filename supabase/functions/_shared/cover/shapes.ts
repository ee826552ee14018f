/** The colors of a palette: four accents, ink and paper, the background, and a shade of the background. */
export type Tone = 'a' | 'b' | 'c' | 'd' | 'ink' | 'paper' | 'ground' | 'shade'

export interface Shape {
  d: string
  fill?: Tone
  stroke?: Tone
  width?: number
  dash?: string
  transform?: string
}

/** Every cover is drawn on this area and cropped to fit. */
export const canvas = { width: 640, height: 240 }

const short = (value: number) => Math.round(value * 10) / 10
/** Writes a path with short numbers. */
const path = (words: TemplateStringsArray, ...numbers: number[]): string =>
  words.reduce((text, word, index) => text + short(numbers[index - 1]!) + word)

export const fill = (d: string, tone: Tone): Shape => ({ d, fill: tone })
export const line = (d: string, tone: Tone, width: number, dash?: string): Shape => ({
  d,
  stroke: tone,
  width,
  ...(dash && { dash }),
})

export const disc = (x: number, y: number, r: number): string =>
  path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const box = (x: number, y: number, w: number, h: number, radius = 0): string => {
  const r = Math.min(radius, w / 2, h / 2)
  if (r === 0) return path`M${x} ${y}h${w}v${h}h${-w}z`
  return path`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

const at = (x: number, y: number, r: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
}

/** A slice of a disc; 0 degrees is right, 90 is down. */
export const slice = (x: number, y: number, r: number, from: number, to: number): string =>
  `M${short(x)} ${short(y)}L${arc(x, y, r, from, to).slice(1)}z`

/** Part of a circle's outline. */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const [startX, startY] = at(x, y, r, from)
  const [endX, endY] = at(x, y, r, to)
  return path`M${startX} ${startY}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${endX} ${endY}`
}

/** Half a disc on its flat side, bulging up (0), right (1), down (2) or left (3). */
export const dome = (x: number, y: number, r: number, turn = 0): string =>
  slice(x, y, r, 180 + turn * 90, 360 + turn * 90)

export const polygon = (...points: [number, number][]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`

/** A leaf from one point to another: two arcs. */
export function leaf(x: number, y: number, toX: number, toY: number, roundness = 0.75): string {
  const r = Math.hypot(toX - x, toY - y) * roundness
  return path`M${x} ${y}A${r} ${r} 0 0 1 ${toX} ${toY}A${r} ${r} 0 0 1 ${x} ${y}z`
}

/** A star with that many points, or a burst if the points are short. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    at(x, y, index % 2 ? inner : outer, (index * 180) / points - 90),
  )
  return polygon(...corners)
}

export const moved = (shapes: Shape[], transform: string): Shape[] =>
  shapes.map((shape) => ({ ...shape, transform: [transform, shape.transform].filter(Boolean).join(' ') }))

export const turned = (shapes: Shape[], degrees: number, x: number, y: number): Shape[] =>
  moved(shapes, `rotate(${degrees} ${x} ${y})`)

export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
