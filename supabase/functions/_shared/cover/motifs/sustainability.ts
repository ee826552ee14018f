import type { Random } from '../random.ts'
import { disc, fill, leaf, line, many, type Shape, type Tone, turned } from '../shapes.ts'

/** A landscape with wind turbines, or growing leaves. */
export const sustainability = (random: Random): Shape[] =>
  random.chance(0.55) ? landscape(random) : leaves(random)

function turbine(x: number, y: number, size: number, tilt: number): Shape[] {
  const blades = many(3, (index) =>
    turned([fill(leaf(x, y, x, y - size, 1.9), 'paper')], tilt + index * 120, x, y),
  ).flat()
  return [line(`M${x} ${y}V260`, 'paper', size / 11), ...blades, fill(disc(x, y, size / 9), 'ink')]
}

function landscape(random: Random): Shape[] {
  const sun = random.between(380, 520)
  const tones = random.shuffle<Tone>(['a', 'c', 'd'])
  return [
    fill(disc(sun, random.between(70, 100), random.between(46, 60)), 'b'),
    fill(disc(random.between(60, 160), 400, 260), 'shade'),
    ...turbine(random.between(120, 170), random.between(82, 100), 66, random.between(0, 60)),
    fill(disc(random.between(480, 560), 440, 280), tones[0]!),
    ...turbine(random.between(270, 330), random.between(70, 84), 84, random.between(0, 60)),
    fill(disc(random.between(180, 260), 520, 330), tones[1]!),
    ...many(5, (index) => {
      const x = 360 + index * 54 + random.between(-8, 8)
      const y = 218 + Math.abs(2 - index) * 3
      return [
        line(`M${x} ${y}v30`, 'ink', 5),
        fill(leaf(x, y + 12, x, y - 44, 0.62), index % 2 ? tones[2]! : 'ink'),
      ]
    }).flat(),
  ]
}

function leaves(random: Random): Shape[] {
  const tones: Tone[] = ['a', 'b', 'c', 'd', 'paper']
  const sprig = (x: number, height: number, tone: Tone): Shape[] => [
    line(`M${x} 260V${240 - height}`, 'ink', 6),
    ...many(Math.floor(height / 46), (index) => {
      const y = 228 - index * 46
      const reach = 64 - index * 6
      return [
        fill(leaf(x, y, x + reach, y - reach, 0.7072), tone),
        fill(leaf(x - reach, y - reach, x, y, 0.7072), index % 2 ? tone : random.pick(tones)),
      ]
    }).flat(),
    fill(leaf(x, 244 - height, x, 184 - height, 0.62), tone),
  ]
  return [
    fill(disc(random.between(90, 550), random.between(50, 80), 44), 'b'),
    ...many(5, (index) =>
      sprig(64 + index * 128, random.pick([72, 96, 118, 142]), tones[(index + random.between(0, 1)) % 5]!),
    ).flat(),
  ]
}
