import type { Random } from '../random.ts'
import { box, disc, fill, line, many, type Shape, type Tone, turned } from '../shapes.ts'

/** Everything moves on time: containers under a crane, or interlocking gears. */
export const operations = (random: Random): Shape[] => (random.chance(0.6) ? quay(random) : wheels(random))

function container(x: number, y: number, w: number, tone: Tone): Shape[] {
  const ribs = many(Math.floor(w / 20) - 1, (index) => `M${x + 20 + index * 20} ${y + 12}v${30}`).join('')
  return [fill(box(x, y, w, 54, 5), tone), line(ribs, tone === 'ink' ? 'paper' : 'ink', 3)]
}

function quay(random: Random): Shape[] {
  const tones: Tone[] = ['a', 'b', 'c', 'd', 'paper']
  const stacks = many(5, (index) => {
    const x = 26 + index * 122
    return many(random.pick([1, 2, 2, 3]), (level) =>
      container(x, 166 - level * 57, 114, random.pick(tones)),
    ).flat()
  }).flat()
  const x = random.between(200, 380)
  const drop = random.between(6, 20)
  return [
    fill(box(0, 220, 640, 20), 'ink'),
    ...stacks,
    line(`M-10 14H650`, 'ink', 12),
    line(
      `M${x + 57} 14V${drop + 26}M${x + 57} ${drop + 22}L${x + 12} ${drop + 44}M${x + 57} ${drop + 22}L${x + 102} ${drop + 44}`,
      'ink',
      5,
    ),
    fill(box(x + 37, 4, 40, 22, 5), 'a'),
    fill(box(x - 6, drop + 38, 126, 66, 9), 'ground'),
    ...container(x, drop + 44, 114, 'a'),
  ]
}

function wheel(x: number, y: number, r: number, teeth: number, tone: Tone, hub: Tone): Shape[] {
  return [
    ...many(teeth, (index) =>
      turned([fill(box(x - r * 0.13, y - r * 1.2, r * 0.26, r * 0.5, 4), tone)], (index * 360) / teeth, x, y),
    ).flat(),
    fill(disc(x, y, r), tone),
    fill(disc(x, y, r * 0.55), hub),
    fill(disc(x, y, r * 0.2), 'ink'),
  ]
}

function wheels(random: Random): Shape[] {
  const x = random.between(210, 270)
  return [
    line(`M-10 206H650`, 'shade', 46),
    ...many(7, (index) => fill(disc(50 + index * 92, 206, 13), 'ground')),
    ...wheel(x, 104, 74, 14, 'a', 'paper'),
    ...turned(wheel(x + 142, 132, 52, 10, 'b', 'ink'), 12, x + 142, 132),
    ...turned(wheel(x + 210, 52, 36, 9, 'c', 'paper'), 6, x + 210, 52),
    ...many(2, (index) =>
      fill(box(40 + index * 62, 134 - index * 20, 50, 50 + index * 20, 5), index ? 'd' : 'b'),
    ),
    fill(box(548, 140, 56, 44, 5), 'paper'),
    fill(box(548, 156, 56, 10), 'a'),
  ]
}
