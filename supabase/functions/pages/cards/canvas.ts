import type { Outline } from './outlines.ts'

export type Color = readonly [red: number, green: number, blue: number]

/** "#4334d1" as three numbers. */
export function colorOf(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** How many shades an edge has between two colors. Few, so that a picture has few colors and takes little space. */
const shades = 16

/** An opaque picture whose shapes have smooth edges. Runs wherever JavaScript does, without a native module. */
export class Canvas {
  readonly width: number
  readonly height: number
  /** 0xRRGGBB for each pixel. */
  readonly pixels: Uint32Array

  constructor(width: number, height: number, ground: Color) {
    this.width = width
    this.height = height
    this.pixels = new Uint32Array(width * height).fill(packed(ground))
  }

  /**
   * Fills outlines. Each edge adds the area right of it to the pixels it crosses; summed up along a row, that is how much
   * of each pixel is covered.
   */
  fill(outlines: Outline[], color: Color): void {
    const [left, right] = extent(outlines, 0, this.width)
    const [top, bottom] = extent(outlines, 1, this.height)
    if (bottom <= top || right <= left) return
    const width = right - left
    const area = new Float32Array((bottom - top) * (width + 2))
    for (const line of outlines) {
      for (let i = 0; i < line.length; i += 2) {
        const next = (i + 2) % line.length
        const [fromX, toX] = [line[i]! - left, line[next]! - left]
        edge(area, width, top, bottom, fromX, line[i + 1]!, toX, line[next + 1]!)
      }
    }
    for (let y = top; y < bottom; y++) {
      let sum = 0
      for (let x = 0; x < width; x++) {
        sum += area[(y - top) * (width + 2) + x]!
        const shade = Math.round(Math.min(1, Math.abs(sum)) * shades)
        if (shade > 0) this.paint(y * this.width + left + x, color, shade / shades)
      }
    }
  }

  private paint(at: number, color: Color, covered: number): void {
    const under = this.pixels[at]!
    const [red, green, blue] = [under >> 16, (under >> 8) & 255, under & 255]
    this.pixels[at] =
      (Math.round(red + (color[0] - red) * covered) << 16) |
      (Math.round(green + (color[1] - green) * covered) << 8) |
      Math.round(blue + (color[2] - blue) * covered)
  }
}

const packed = ([red, green, blue]: Color) => (red << 16) | (green << 8) | blue

/** The first and last pixel that outlines touch, by column (0) or row (1). */
function extent(outlines: Outline[], start: 0 | 1, most: number): [number, number] {
  let [first, last] = [most, 0]
  for (const line of outlines) {
    for (let i = start; i < line.length; i += 2) {
      first = Math.min(first, line[i]!)
      last = Math.max(last, line[i]!)
    }
  }
  return [Math.max(0, Math.floor(first)), Math.min(most, Math.ceil(last))]
}

function edge(
  area: Float32Array,
  width: number,
  top: number,
  bottom: number,
  ...[fromX, fromY, toX, toY]: [number, number, number, number]
): void {
  if (fromY === toY) return
  const sign = fromY < toY ? 1 : -1
  const [x0, y0, x1, y1] = sign > 0 ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY]
  const slope = (x1 - x0) / (y1 - y0)
  const within = (x: number) => Math.min(width, Math.max(0, x))
  for (let y = Math.max(top, Math.floor(y0)); y < Math.min(bottom, Math.ceil(y1)); y++) {
    const [above, below] = [Math.max(y, y0), Math.min(y + 1, y1)]
    const tall = (below - above) * sign
    const a = within(x0 + (above - y0) * slope)
    const b = within(x0 + (below - y0) * slope)
    const [left, right] = a < b ? [a, b] : [b, a]
    spread(area, (y - top) * (width + 2), left, right, tall)
  }
}

/** Adds the area right of a piece of an edge that lies in one row, as changes from pixel to pixel. */
function spread(area: Float32Array, row: number, left: number, right: number, tall: number): void {
  const last = Math.floor(right)
  let passed = 0
  let covered = 0
  for (let x = Math.floor(left); x <= last; x++) {
    const from = Math.max(left, x)
    const to = Math.min(right, x + 1)
    const piece = left === right ? tall : (tall * (to - from)) / (right - left)
    const here = passed + piece * (x + 1 - (from + to) / 2)
    area[row + x]! += here - covered
    covered = here
    passed += piece
  }
  area[row + last + 1]! += tall - covered
}
