import { type CoverCategory, type CoverDifficulty, drawCover } from '../../_shared/cover/draw-cover.ts'
import { coverColors } from '../../_shared/cover/palettes.ts'
import { canvas as area } from '../../_shared/cover/shapes.ts'
import { type Canvas, colorOf } from './canvas.ts'
import { dashed, type Outline, outlinesOf, type Place, strokeOf } from './outlines.ts'

export interface CardCover {
  id: string
  category: CoverCategory
  difficulty: CoverDifficulty
}

/** Draws the cover of a mission across the top of a card, cropped to a height as in the app. */
export function drawCoverOn(canvas: Canvas, { id, category, difficulty }: CardCover, height: number): void {
  const { palette, shapes } = drawCover(id, category, difficulty)
  const colors = coverColors[palette]
  const scale = canvas.width / area.width
  const top = (height - area.height * scale) / 2
  canvas.fill([[0, 0, canvas.width, 0, canvas.width, height, 0, height]], colorOf(colors.ground))
  for (const { d, fill, stroke, width = 1, dash, transform } of shapes) {
    const moved = movesOf(transform ?? '')
    const place: Place = (x, y) => {
      const [atX, atY] = moved(x, y)
      return [atX * scale, top + atY * scale]
    }
    const lines = outlinesOf(d, place, 12)
    if (fill) canvas.fill(lines, colorOf(colors[fill]))
    if (!stroke) continue
    const pattern = dash?.split(/[ ,]+/).map((part) => Number(part) * scale)
    const pieces: Outline[] = pattern ? lines.flatMap((line) => dashed(line, pattern)) : lines
    canvas.fill(
      pieces.flatMap((piece) => strokeOf(piece, width * scale)),
      colorOf(colors[stroke]),
    )
  }
}

/** The transforms that covers use: rotations about a point, and matrices. The last one is applied first. */
function movesOf(transform: string): Place {
  const moves = [...transform.matchAll(/(rotate|matrix)\(([^)]*)\)/g)].map(([, kind, text]): Place => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = text!.split(/[ ,]+/).map(Number)
    if (kind === 'matrix') return (x, y) => [a * x + c * y + e, b * x + d * y + f]
    const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)]
    return (x, y) => [b + (x - b) * cos - (y - c) * sin, c + (x - b) * sin + (y - c) * cos]
  })
  return (x, y) => moves.reduceRight<[number, number]>(([atX, atY], move) => move(atX, atY), [x, y])
}
