import type { Random } from '../random.ts'
import { box, disc, fill, line, many, polygon, type Shape, type Tone, turned } from '../shapes.ts'

/** People talk: speech bubbles, or a letter on its way. */
export const communication = (random: Random): Shape[] =>
  random.chance(0.6) ? bubbles(random) : plane(random)

function bubble(x: number, y: number, w: number, h: number, tone: Tone, isReply: boolean): Shape[] {
  const corner = isReply ? x + w - 44 : x + 44
  const tip = isReply ? corner + 26 : corner - 26
  return [
    fill(polygon([corner - 18, y + h - 8], [corner + 18, y + h - 8], [tip, y + h + 30]), tone),
    fill(box(x, y, w, h, 30), tone),
  ]
}

function bubbles(random: Random): Shape[] {
  const [tall, wide] = [random.between(84, 104), random.between(200, 250)]
  const words = (x: number, y: number, tone: Tone, lengths: number[]) =>
    lengths.map((length, index) => fill(box(x, y + index * 22, length, 11, 6), tone))
  return [
    ...bubble(380, 108, 200, 82, 'c', true),
    ...bubble(84, 34, wide, tall, 'a', false),
    ...bubble(250, 84, 230, 100, 'paper', true),
    ...words(116, 62, 'paper', [random.between(90, 120), random.between(50, 80)]),
    ...many(3, (index) => fill(disc(318 + index * 46, 134, 13), (['ink', 'a', 'b'] as const)[index]!)),
    ...words(500, 134, 'ink', [50, 34]),
    fill(disc(random.between(500, 590), random.between(34, 60), random.between(18, 30)), 'b'),
    fill(disc(random.between(40, 70), random.between(190, 214), random.between(10, 18)), 'd'),
  ]
}

function plane(random: Random): Shape[] {
  const [x, y] = [random.between(340, 400), random.between(50, 70)]
  const way = `M-20 ${random.between(170, 200)}C90 250 180 ${random.between(30, 60)} 214 118S130 210 96 150 190 60 ${x - 6} ${y + 80}`
  const paper = [
    fill(polygon([x - 20, y + 34], [x + 190, y - 20], [x + 70, y + 84]), 'paper'),
    fill(polygon([x + 70, y + 84], [x + 190, y - 20], [x + 118, y + 126]), 'c'),
    fill(polygon([x + 38, y + 66], [x + 190, y - 20], [x + 62, y + 134]), 'a'),
    fill(polygon([x + 62, y + 134], [x + 82, y + 90], [x + 104, y + 104]), 'ink'),
  ]
  return [
    fill(disc(random.between(60, 120), random.between(40, 70), 30), 'b'),
    fill(box(480, 176, 130, 26, 13), 'shade'),
    fill(box(540, 150, 120, 26, 13), 'shade'),
    fill(box(30, 196, 150, 26, 13), 'shade'),
    line(way, 'ink', 4, '2 13'),
    ...turned(paper, random.between(-8, 6), x + 80, y + 60),
  ]
}
