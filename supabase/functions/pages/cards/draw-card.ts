import { hashOf } from '../hash.ts'
import type { Card } from '../page.ts'
import { Canvas, colorOf } from './canvas.ts'
import { type CardCover, drawCoverOn } from './draw-cover-on.ts'
import { display, plain } from './lettering.ts'
import { outlinesOf, strokeOf } from './outlines.ts'
import { encodePng } from './png.ts'

/** What networks ask for. */
const cardSize = { width: 1200, height: 630 }

const margin = 72
/** Lines of text end here; the arcs are right of it. */
const textWidth = 740

const paper = colorOf('#fbfaf7')
const ink = colorOf('#17142f')
const dimmed = colorOf('#5b5775')
const indigo = colorOf('#4334d1')
const coral = colorOf('#f2603c')

/** The three arcs of the mark, in a square of 32. */
const arcs = ['M4 27C7 17 15 9 28 5', 'M9 28C12 21 18 16 27 14', 'M15 28.5C17 24.5 21 22 26 21']

/** Colors of the large arcs; which one a card has depends on what it is about. */
const palettes = [
  ['#4334d1', '#7b70e8', '#f2603c'],
  ['#4334d1', '#b9b2f5', '#f2603c'],
  ['#2e2496', '#6a5ee4', '#f2603c'],
  ['#5a4ce0', '#d8d4fa', '#f2603c'],
].map((palette) => palette.map(colorOf))

/** Draws a card from the brand's arcs or a mission's cover, and what it says. The same content gives the same picture. */
export async function drawCard(card: Card, product: string): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new Canvas(cardSize.width, cardSize.height, paper)
  if (card.cover) drawCovered(canvas, card, card.cover, product)
  else {
    drawWing(canvas, card.seed)
    drawBrand(canvas, product, margin, 96)
    drawWords(canvas, card)
  }
  return encodePng(canvas)
}

/** The mark and the name, on a baseline. */
function drawBrand(canvas: Canvas, product: string, x: number, y: number): void {
  drawMark(canvas, x, y - 40, 52, [indigo, indigo, coral])
  canvas.fill(display.outlines(display.drawable(product), x + 66, y, 36), ink)
}

const coverHeight = 300

/** As missions look in the catalog: the cover, and the words below it. */
function drawCovered(
  canvas: Canvas,
  { kind, title, by, note }: Card,
  cover: CardCover,
  product: string,
): void {
  drawCoverOn(canvas, cover, coverHeight)
  const { width, height } = cardSize
  canvas.fill([[0, coverHeight, width, coverHeight, width, height, 0, height]], paper)
  const said = display.drawable(title) || display.drawable(kind)
  const whole = width - 2 * margin
  const sizes = [62, 50].map((size) => ({ size, ...display.wrap(said, size, whole, 2) }))
  const { size, lines } = sizes.find(({ isWhole }) => isWhole) ?? sizes[1]!
  let y = coverHeight + (lines.length > 1 ? 24 : 56) + size * 0.95
  for (const line of lines) {
    canvas.fill(display.outlines(line, margin - 2, y, size), ink)
    y += size * 1.1
  }
  const brand = margin + 66 + display.widthOf(display.drawable(product), 36)
  const [about] = plain.wrap(plain.drawable(by), 30, whole - brand, 1).lines
  canvas.fill(plain.outlines(about!, margin, 544, 30), dimmed)
  const [corner] = plain.wrap(
    plain.drawable([kind, note].filter(Boolean).join(' · ')),
    26,
    whole - brand,
    1,
  ).lines
  canvas.fill(plain.outlines(corner!, margin, 584, 26), dimmed)
  drawBrand(canvas, product, width - brand, 584)
}

/** Large arcs that leave the picture at its edge, turned and moved a little for each seed. */
function drawWing(canvas: Canvas, seed: string): void {
  const number = Number.parseInt(hashOf(seed), 16)
  const colors = palettes[number % palettes.length]!
  const turn = (((number >>> 4) % 17) - 4) * (Math.PI / 180)
  const scale = 19 + ((number >>> 10) % 4)
  const [x, y] = [1110 + ((number >>> 14) % 30), 320 + ((number >>> 20) % 60)]
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  arcs.forEach((arc, i) => {
    const place = (px: number, py: number): [number, number] => {
      const [dx, dy] = [(px - 16) * scale, (py - 16) * scale]
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
    }
    const [line] = outlinesOf(arc, place, 48)
    canvas.fill(strokeOf(line!, scale * 3.4), colors[i]!)
  })
}

function drawMark(canvas: Canvas, x: number, y: number, size: number, colors: (typeof ink)[]): void {
  const scale = size / 32
  arcs.forEach((arc, i) => {
    const [line] = outlinesOf(arc, (px, py) => [x + px * scale, y + py * scale], 16)
    canvas.fill(strokeOf(line!, scale * 3.4), colors[i]!)
  })
}

/** Sizes of the title, the largest first, and how many lines there is room for. */
const titles = [
  { size: 78, lines: 2 },
  { size: 66, lines: 3 },
  { size: 54, lines: 4 },
]

function drawWords(canvas: Canvas, { kind, title, by, note }: Card): void {
  const label = display.drawable(kind)
  // A title in letters that the font doesn't have leaves the kind to say what it is.
  const said = display.drawable(title) || label
  const choices = titles.map(({ size, lines }) => ({ size, ...display.wrap(said, size, textWidth, lines) }))
  const { size, lines } = choices.find(({ isWhole }) => isWhole) ?? choices.at(-1)!
  const about = plain.wrap(plain.drawable(by), 30, textWidth, lines.length > 3 ? 1 : 2).lines
  const height = lines.length * size * 1.1 + about.length * 42
  let y = Math.max(200, 340 - height / 2)
  if (said !== label) canvas.fill(plain.outlines(plain.drawable(kind), margin, y - 22, 28), indigo)
  y += size * 0.82
  for (const line of lines) {
    canvas.fill(display.outlines(line, margin - 2, y, size), ink)
    y += size * 1.1
  }
  y += 30 - size * 0.4
  for (const line of about) {
    canvas.fill(plain.outlines(line, margin, y, 30), dimmed)
    y += 42
  }
  const [corner] = plain.wrap(plain.drawable(note), 26, textWidth, 1).lines
  canvas.fill(plain.outlines(corner!, margin, 572, 26), dimmed)
}
