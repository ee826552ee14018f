import type { Random } from '../random.ts'
import { arc, box, disc, dome, fill, line, many, polygon, type Shape, star, turned } from '../shapes.ts'

/** Something is announced: a megaphone, or a burst over a row of posters. */
export const marketing = (random: Random): Shape[] => (random.chance() ? megaphone(random) : burst(random))

function megaphone(random: Random): Shape[] {
  const [x, y] = [random.between(190, 230), random.between(118, 130)]
  const horn = [
    fill(box(x + 6, y + 20, 30, 74, 10), 'ink'),
    fill(box(x - 52, y - 30, 70, 60, 18), 'paper'),
    fill(polygon([x, y - 30], [x + 120, y - 88], [x + 120, y + 88], [x, y + 30]), 'a'),
    fill(dome(x + 120, y, 88, 1), 'b'),
    fill(dome(x + 120, y, 40, 1), 'ink'),
  ]
  const rings = many(3, (ring) => line(arc(x + 130, y, 122 + ring * 42, -38, 38), 'paper', 12))
  const confetti = many(random.between(5, 8), (index) => {
    const [left, top] = [random.between(400, 620), random.between(16, 224)]
    const tone = random.pick(['a', 'b', 'c', 'd'] as const)
    return fill(index % 2 ? disc(left, top, random.between(6, 12)) : box(left, top, 18, 18, 3), tone)
  })
  return [...confetti, ...turned([...rings, ...horn], -14, x + 60, y)]
}

function burst(random: Random): Shape[] {
  const posters = many(6, (index) => {
    const top = 62 + random.between(0, 60)
    const x = 30 + index * 100
    const tone = random.pick(['b', 'c', 'd'] as const)
    return [
      fill(box(x, top, 84, 220, 10), tone),
      random.chance()
        ? fill(disc(x + 42, top + 46, 24), 'paper')
        : fill(polygon([x + 14, top + 74], [x + 42, top + 22], [x + 70, top + 74]), 'ink'),
      fill(box(x + 16, top + 92, 52, 9, 5), 'ink'),
      fill(box(x + 16, top + 110, 36, 9, 5), 'ink'),
    ]
  }).flat()
  const [x, y] = [random.between(250, 390), random.between(104, 128)]
  return [
    ...posters,
    fill(star(x, y, random.pick([14, 16, 20]), 104, 82), 'a'),
    line(disc(x, y, 62), 'paper', 6),
    fill(star(x, y, 5, 42, 18), 'paper'),
  ]
}
