import type { Random } from '../random.ts'
import { box, disc, fill, line, many, polygon, type Shape, type Tone } from '../shapes.ts'

/** Windows and brackets. */
export function web(random: Random): Shape[] {
  const x = random.between(170, 220)
  const back: Tone = random.pick(['b', 'c'])
  const cursorX = x + random.between(200, 300)
  const cursorY = random.between(140, 170)
  return [
    ...(random.chance() ? brackets(random) : lines(random)),
    ...frame(x + 70, 26, 260, 160, back, 'ink'),
    ...frame(x - 16, 64, 270, 190, 'paper', 'ink'),
    ...content(random, x + 2, 104),
    fill(
      polygon(
        [cursorX, cursorY],
        [cursorX + 58, cursorY + 40],
        [cursorX + 32, cursorY + 45],
        [cursorX + 18, cursorY + 68],
      ),
      'a',
    ),
    line(
      polygon(
        [cursorX, cursorY],
        [cursorX + 58, cursorY + 40],
        [cursorX + 32, cursorY + 45],
        [cursorX + 18, cursorY + 68],
      ),
      'paper',
      5,
    ),
  ]
}

function frame(x: number, y: number, w: number, h: number, tone: Tone, bar: Tone): Shape[] {
  return [
    fill(box(x, y, w, h, 14), tone),
    fill(`${box(x, y, w, 28, 14)}M${x} ${y + 14}h${w}v14h${-w}z`, bar),
    ...(['a', 'c', 'paper'] as const).map((dot, index) => fill(disc(x + 18 + index * 17, y + 14, 5), dot)),
  ]
}

function content(random: Random, x: number, y: number): Shape[] {
  if (random.chance()) {
    return [
      fill(box(x, y, 106, 84, 8), 'c'),
      fill(disc(x + 30, y + 28, 13), 'paper'),
      fill(
        polygon([x, y + 84], [x + 44, y + 40], [x + 70, y + 64], [x + 84, y + 52], [x + 106, y + 84]),
        'a',
      ),
      ...many(4, (row) => fill(box(x + 122, y + 4 + row * 20, random.between(50, 108), 9, 5), 'ink')),
      ...many(3, (column) =>
        fill(box(x + column * 80, y + 98, 68, 60, 8), (['b', 'd', 'a'] as const)[column]!),
      ),
    ]
  }
  return [
    ...many(3, (column) => fill(box(x + column * 80, y, 68, 62, 8), (['a', 'b', 'c'] as const)[column]!)),
    ...many(3, (column) => fill(disc(x + 34 + column * 80, y + 31, 16), 'paper')),
    ...many(3, (row) =>
      fill(box(x, y + 80 + row * 22, random.between(120, 226), 11, 6), row ? 'shade' : 'ink'),
    ),
  ]
}

function brackets(random: Random): Shape[] {
  const y = random.between(100, 126)
  return [
    line(`M104 ${y - 52}L44 ${y}L104 ${y + 52}`, 'b', 22),
    line(`M546 ${y - 52}L606 ${y}L546 ${y + 52}`, 'a', 22),
  ]
}

function lines(random: Random): Shape[] {
  return many(6, (row) => {
    const indent = [0, 28, 56, 56, 28, 0][row]! + 30
    return [
      fill(box(indent, 30 + row * 33, random.between(40, 90), 13, 7), row % 2 ? 'b' : 'd'),
      fill(
        box(540 + random.between(-10, 20), 30 + row * 33, random.between(36, 70), 13, 7),
        row % 3 ? 'c' : 'a',
      ),
    ]
  }).flat()
}
