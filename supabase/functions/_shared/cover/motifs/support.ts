import type { Random } from '../random.ts'
import { arc, box, disc, fill, line, many, type Shape, type Tone, turned } from '../shapes.ts'

/** Help is near: a life ring on the water, or a headset. */
export const support = (random: Random): Shape[] => (random.chance() ? lifeRing(random) : headset(random))

function waves(y: number, shift: number, tone: Tone): Shape {
  const crests = many(12, () => 'q20 -26 40 0t40 0').join('')
  return fill(`M${-80 - shift} ${y}${crests}V260H-160z`, tone)
}

function lifeRing(random: Random): Shape[] {
  const [x, y] = [random.between(270, 380), random.between(112, 126)]
  const ring = [
    line(disc(x, y, 74), 'paper', 44),
    ...many(4, (index) => line(arc(x, y, 74, index * 90 + 25, index * 90 + 65), 'a', 44)),
    line(disc(x, y, 98), 'ink', 4),
  ]
  const sunX = random.chance() ? random.between(80, 150) : random.between(500, 570)
  return [
    fill(disc(sunX, random.between(56, 76), 38), 'b'),
    waves(154, random.between(0, 30), 'shade'),
    ...turned(ring, random.between(-20, 20), x, y),
    waves(184, random.between(30, 60), 'c'),
    waves(212, random.between(0, 40), 'd'),
  ]
}

const heart = (x: number, y: number) =>
  `M${x} ${y + 24}C${x - 44} ${y - 4} ${x - 28} ${y - 34} ${x} ${y - 12}C${x + 28} ${y - 34} ${x + 44} ${y - 4} ${x} ${y + 24}z`

function headset(random: Random): Shape[] {
  const [x, y] = [random.between(200, 250), 112]
  const [bubbleX, bubbleY] = [x + 170, random.between(34, 56)]
  return [
    fill(disc(x, y + 16, 132), 'shade'),
    line(arc(x, y, 88, 180, 360), 'ink', 18),
    fill(box(x - 112, y - 10, 50, 84, 22), 'a'),
    fill(box(x + 62, y - 10, 50, 84, 22), 'a'),
    line(`M${x + 90} ${y + 66}q0 34 -34 34h-24`, 'ink', 9),
    fill(box(x - 8, y + 84, 50, 30, 15), 'b'),
    fill(`M${bubbleX + 14} ${bubbleY + 84}l-22 44 60 -26z`, 'paper'),
    fill(box(bubbleX, bubbleY, 150, 104, 32), 'paper'),
    fill(heart(bubbleX + 75, bubbleY + 54), random.pick(['a', 'b'] as const)),
    fill(disc(random.between(560, 600), random.between(160, 200), 20), 'c'),
    fill(disc(random.between(40, 70), random.between(40, 80), 14), 'd'),
  ]
}
