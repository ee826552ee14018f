import type { Random } from '../random.ts'
import { arc, box, disc, fill, line, many, type Shape, star, type Tone } from '../shapes.ts'

/** Money adds up: stacks of coins, or a ring of shares over a rising line. */
export const finance = (random: Random): Shape[] => (random.chance(0.6) ? coins(random) : shares(random))

function coins(random: Random): Shape[] {
  const tones = random.shuffle<Tone>(['a', 'b', 'c', 'd'])
  const stacks = many(5, (index) => {
    const x = 70 + index * 104
    const count = Math.min(10, 2 + index + random.between(0, 3))
    const tone = tones[index % tones.length]!
    return many(count, (coin) => {
      const y = 216 - coin * 21
      const lean = random.between(-4, 4)
      return [
        fill(box(x + lean, y, 84, 18, 9), coin % 2 ? 'paper' : tone),
        fill(box(x + lean + 58, y, 10, 18), coin % 2 ? tone : 'ink'),
      ]
    }).flat()
  }).flat()
  const [x, y] = [random.between(120, 200), random.between(66, 84)]
  return [
    fill(disc(x, y, 50), 'b'),
    line(disc(x, y, 37), 'ink', 5),
    fill(star(x, y, 4, 24, 9), 'ink'),
    ...stacks,
  ]
}

function shares(random: Random): Shape[] {
  const [x, y] = [random.between(180, 230), 120]
  const cuts = [random.between(90, 140), random.between(190, 230), random.between(270, 310)]
  const ring: [number, number, Tone][] = [
    [0, cuts[0]! - 10, 'a'],
    [cuts[0]!, cuts[1]! - 10, 'b'],
    [cuts[1]!, cuts[2]! - 10, 'c'],
    [cuts[2]!, 350, 'd'],
  ]
  const peak = random.between(40, 70)
  const way = `M340 ${random.between(160, 190)}C400 ${random.between(90, 120)} 430 200 490 130S560 ${peak + 40} 620 ${peak}`
  return [
    fill(`${way}V260H340z`, 'shade'),
    line(way, 'ink', 9),
    fill(disc(620, peak, 15), 'a'),
    ...ring.map(([from, to, tone]) => line(arc(x, y, 76, from - 90, to - 90), tone, 40)),
    fill(disc(x, y, 38), 'paper'),
    ...many(3, (index) => fill(box(x - 16 + index * 13, y + 4 - index * 8, 8, 14 + index * 8, 4), 'ink')),
  ]
}
