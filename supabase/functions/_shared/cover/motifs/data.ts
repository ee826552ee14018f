import type { Random } from '../random.ts'
import { box, disc, fill, line, many, type Shape, slice } from '../shapes.ts'

/** Numbers take shape: rising bars, a field of dots, or a pie next to its lines. */
export const data = (random: Random): Shape[] => random.pick([bars, dots, pie])(random)

function bars(random: Random): Shape[] {
  const heights = many(9, (index) => 44 + index * 13 + random.between(-26, 30))
  const points = heights.map((height, index): [number, number] => [76 + index * 61, 204 - height])
  const way = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
  return [
    ...heights.map((height, index) =>
      fill(
        box(56 + index * 61, 240 - height * 0.82, 40, 240, 10),
        index === heights.length - 2 ? 'a' : index % 3 === 1 ? 'c' : 'b',
      ),
    ),
    line(way, 'ink', 5),
    ...points.map(([x, y]) => fill(disc(x, y, 9), 'paper')),
    ...points.map(([x, y]) => line(disc(x, y, 9), 'ink', 4)),
  ]
}

function dots(random: Random): Shape[] {
  const [centerX, centerY] = [random.between(2, 11), random.between(0, 4)]
  return many(14, (column) =>
    many(5, (row) => {
      const distance = Math.hypot(column - centerX, (row - centerY) * 1.3)
      const size = Math.max(5, 24 - distance * 3 + random.between(-4, 4))
      const tone = distance < 2.2 ? 'a' : distance < 4.2 ? 'b' : distance < 6.5 ? 'c' : 'shade'
      return fill(disc(34 + column * 44, 30 + row * 45, Math.min(21, size)), tone)
    }),
  ).flat()
}

function pie(random: Random): Shape[] {
  const [x, y, r] = [random.between(170, 220), 120, 92]
  const cuts = [0, random.between(70, 110), random.between(150, 200), random.between(240, 290), 360]
  const [dx, dy] = [12, -10]
  const rows = many(5, (index) => {
    const length = random.between(70, 240 - index * 20)
    return [
      fill(disc(350, 48 + index * 38, 8), (['a', 'b', 'c', 'd', 'paper'] as const)[index]!),
      fill(box(372, 40 + index * 38, length, 16, 8), index === 0 ? 'a' : 'shade'),
    ]
  }).flat()
  return [
    fill(slice(x + dx, y + dy, r + 6, cuts[0]! - 90, cuts[1]! - 90), 'a'),
    fill(slice(x, y, r, cuts[1]! - 90, cuts[2]! - 90), 'b'),
    fill(slice(x, y, r, cuts[2]! - 90, cuts[3]! - 90), 'c'),
    fill(slice(x, y, r, cuts[3]! - 90, cuts[4]! - 90), 'd'),
    fill(disc(x, y, 34), 'ink'),
    ...rows,
  ]
}
