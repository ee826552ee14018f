import type { Random } from '../random.ts'
import { box, disc, fill, line, many, polygon, type Shape, type Tone } from '../shapes.ts'

/** Something is put together: building blocks, or cards moving along a board. */
export const product = (random: Random): Shape[] => (random.chance(0.6) ? blocks(random) : board(random))

const [halfWidth, halfHeight, tall] = [46, 26, 52]

function cube(x: number, y: number, [top, left, right]: [Tone, Tone, Tone]): Shape[] {
  return [
    fill(polygon([x, y - halfHeight], [x + halfWidth, y], [x, y + halfHeight], [x - halfWidth, y]), top),
    fill(
      polygon([x - halfWidth, y], [x, y + halfHeight], [x, y + halfHeight + tall], [x - halfWidth, y + tall]),
      left,
    ),
    fill(
      polygon([x + halfWidth, y], [x, y + halfHeight], [x, y + halfHeight + tall], [x + halfWidth, y + tall]),
      right,
    ),
  ]
}

function blocks(random: Random): Shape[] {
  const looks: [Tone, Tone, Tone][] = [
    ['paper', 'a', 'ink'],
    ['paper', 'b', 'ink'],
    ['c', 'a', 'ink'],
    ['b', 'd', 'ink'],
    ['c', 'b', 'ink'],
  ]
  const bricks: { x: number; y: number; z: number }[] = []
  for (let column = 0; column < 7; column++) {
    for (let row = 0; row < 3; row++) {
      const x = 70 + column * halfWidth * 2 - (row % 2) * halfWidth + halfWidth
      const y = 104 + row * (halfHeight + tall / 2) + 18
      const height = row === 2 ? 1 : random.pick([0, 1, 1, 2])
      for (let level = 0; level < height; level++)
        bricks.push({ x, y: y - level * tall, z: row * 10 + level })
    }
  }
  const floating = cube(random.between(180, 460), 42, ['b', 'a', 'ink'])
  return [
    ...bricks.sort((one, other) => one.z - other.z).flatMap(({ x, y }) => cube(x, y, random.pick(looks))),
    ...floating,
  ]
}

function board(random: Random): Shape[] {
  const lifted = random.between(0, 3)
  const columns = many(4, (column) => {
    const x = 62 + column * 132
    const cards = many(random.between(1, 3), (index) => {
      const y = 76 + index * 62
      const tone = random.pick(['a', 'b', 'c', 'paper', 'd'] as const)
      return [
        fill(box(x + 10, y, 100, 52, 9), tone),
        fill(box(x + 22, y + 13, 58, 9, 5), 'ink'),
        fill(disc(x + 94, y + 36, 8), 'ink'),
      ]
    }).flat()
    return [fill(box(x, 34, 120, 230, 14), 'shade'), fill(box(x + 12, 50, 50, 10, 5), 'ink'), ...cards]
  }).flat()
  const [x, y] = [90 + lifted * 118, 108]
  const card = [
    fill(box(x, y, 116, 66, 10), 'a'),
    line(box(x, y, 116, 66, 10), 'paper', 5),
    fill(box(x + 16, y + 18, 66, 10, 5), 'paper'),
    fill(box(x + 16, y + 38, 44, 10, 5), 'paper'),
  ]
  return [...columns, ...card.map((shape) => ({ ...shape, transform: `rotate(-8 ${x + 58} ${y + 33})` }))]
}
