import type { Random } from '../random.ts'
import { box, disc, dome, fill, line, many, polygon, type Shape, type Tone, turned } from '../shapes.ts'

/** A target that is hit, or a shop that opens. */
export const sales = (random: Random): Shape[] => (random.chance() ? target(random) : shop(random))

function target(random: Random): Shape[] {
  const [x, y] = [random.between(370, 430), random.between(112, 128)]
  const rings: [number, Tone][] = [
    [128, 'paper'],
    [100, 'a'],
    [72, 'paper'],
    [44, 'b'],
    [16, 'ink'],
  ]
  const arrow = [
    line(`M${x - 300} ${y}H${x - 4}`, 'ink', 10),
    fill(polygon([x + 4, y], [x - 36, y - 20], [x - 36, y + 20]), 'ink'),
    ...[-1, 1].map((side) =>
      fill(
        polygon([x - 300, y], [x - 262, y], [x - 288, y + side * 26], [x - 326, y + side * 26]),
        side < 0 ? 'c' : 'd',
      ),
    ),
  ]
  return [
    ...many(random.between(3, 5), () =>
      fill(
        disc(random.between(20, 180), random.between(20, 220), random.between(6, 13)),
        random.pick(['b', 'c', 'd'] as const),
      ),
    ),
    ...rings.map(([r, tone]) => fill(disc(x, y, r), tone)),
    ...turned(arrow, random.between(-24, 18), x, y),
  ]
}

function goods(random: Random, x: number, floor: number): Shape[] {
  const tone = random.pick(['a', 'b', 'c', 'd'] as const)
  return random.pick([
    () => [fill(disc(x, floor - 24, 24), tone), fill(box(x - 2, floor - 58, 5, 14, 2), 'ink')],
    () => [fill(box(x - 22, floor - 46, 44, 46, 6), tone), fill(box(x - 22, floor - 32, 44, 10), 'paper')],
    () => [fill(box(x - 17, floor - 44, 34, 44, 10), tone), fill(box(x - 8, floor - 60, 16, 20, 4), 'ink')],
    () => [
      fill(polygon([x - 26, floor], [x - 18, floor - 40], [x + 18, floor - 40], [x + 26, floor]), tone),
      line(`M${x - 10} ${floor - 40}v-6a10 10 0 0 1 20 0v6`, 'ink', 5),
    ],
  ])()
}

function shop(random: Random): Shape[] {
  const width = 64
  const tones: [Tone, Tone] = random.pick([
    ['a', 'paper'],
    ['b', 'paper'],
    ['a', 'c'],
  ])
  const shelf = 176
  return [
    fill(box(32, 60, 576, 200), 'shade'),
    ...many(6, (index) => goods(random, 90 + index * 92, shelf)).flat(),
    fill(box(32, shelf, 576, 12), 'ink'),
    ...many(9, (index) => fill(box(32 + index * width, shelf + 28, width - 8, 60, 6), index % 2 ? 'c' : 'd')),
    ...many(9, (index) => {
      const x = 32 + index * width
      const tone = tones[index % 2]!
      return fill(box(x, -10, width, 74) + dome(x + width / 2, 63, width / 2, 2), tone)
    }),
  ]
}
