import type { Random } from '../random.ts'
import { box, disc, dome, fill, leaf, line, many, polygon, type Shape, slice, type Tone } from '../shapes.ts'

const size = 80

/** A wall of tiles; some have a curve with its handles. */
export function design(random: Random): Shape[] {
  const tiles = many(8, (column) => many(3, (row) => tile(random, column * size, row * size))).flat(2)
  return random.chance(0.45) ? [...tiles, ...curve(random)] : tiles
}

const pairs: [Tone, Tone][] = [
  ['a', 'shade'],
  ['b', 'ink'],
  ['paper', 'a'],
  ['ground', 'c'],
  ['c', 'ground'],
  ['ink', 'b'],
  ['shade', 'd'],
  ['d', 'paper'],
]

function tile(random: Random, x: number, y: number): Shape[] {
  const [back, front] = random.pick(pairs)
  const [midX, midY] = [x + size / 2, y + size / 2]
  const turn = random.between(0, 3)
  const corner: [number, number] = [x + (turn % 2) * size, y + (turn > 1 ? size : 0)]
  const start = [0, 90, 270, 180][turn]!
  const figure = random.pick([
    () => [fill(slice(...corner, size, start, start + 90), front)],
    () => [
      fill(slice(...corner, size, start, start + 90), front),
      fill(slice(...corner, size / 2, start, start + 90), back),
    ],
    () => [fill(disc(midX, midY, 30), front)],
    () => [fill(dome(midX, y + size, 40), front), fill(dome(midX, midY, 40), front)],
    () => [
      fill(turn % 2 ? leaf(x, y, x + size, y + size, 0.7072) : leaf(x + size, y, x, y + size, 0.7072), front),
    ],
    () => [fill(polygon([x, y + size], [x + size, y + size], turn % 2 ? [x, y] : [x + size, y]), front)],
    () => many(4, (row) => fill(box(x, y + row * 20, size, 10), front)),
    () => [fill(disc(midX, midY, 32), front), fill(disc(midX, midY, 14), back)],
  ])
  return [fill(box(x, y, size, size), back), ...figure()]
}

function curve(random: Random): Shape[] {
  const [left, right] = [random.between(180, 210), random.between(180, 210)]
  const knot = (x: number, y: number) => [
    fill(box(x - 9, y - 9, 18, 18, 2), 'paper'),
    line(box(x - 9, y - 9, 18, 18, 2), 'ink', 4),
  ]
  const grip = (x: number, y: number) => [fill(disc(x, y, 8), 'a'), line(disc(x, y, 8), 'ink', 4)]
  return [
    line(`M120 ${left}L220 40M520 ${right}L420 40`, 'ink', 3),
    line(`M120 ${left}C220 40 420 40 520 ${right}`, 'ink', 15),
    line(`M120 ${left}C220 40 420 40 520 ${right}`, 'paper', 7),
    ...knot(120, left),
    ...knot(520, right),
    ...grip(220, 40),
    ...grip(420, 40),
  ]
}
