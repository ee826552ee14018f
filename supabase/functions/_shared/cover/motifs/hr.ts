import type { Random } from '../random.ts'
import { box, disc, dome, fill, line, many, type Shape, type Tone } from '../shapes.ts'

/** People: a group, or a wall of faces. */
export const hr = (random: Random): Shape[] => (random.chance(0.55) ? group(random) : wall(random))

const clothes: Tone[] = ['a', 'b', 'c', 'd', 'paper', 'ink']

function person(x: number, floor: number, head: number, face: Tone, coat: Tone): Shape[] {
  const width = head * 1.9
  return [
    fill(dome(x, floor, width) + box(x - width, floor - 1, width * 2, 260 - floor), coat),
    fill(disc(x, floor - width - head * 0.55, head), face),
  ]
}

function group(random: Random): Shape[] {
  const coats = random.shuffle(clothes)
  const faces = random.shuffle<Tone>(['b', 'c', 'd', 'a', 'paper'])
  const behind = many(5, (index) =>
    person(70 + index * 126, 206 - random.between(0, 18), 31, 'shade', 'shade'),
  ).flat()
  const front = many(4, (index) => {
    const coat = coats[index]!
    const face = faces[index] === coat ? faces[4]! : faces[index]!
    return person(134 + index * 124, 226 - random.between(0, 22), 35, face, coat)
  }).flat()
  const chosen = 134 + random.between(0, 3) * 124
  return [...behind, ...front, line(`M${chosen - 22} 38l15 15 29-31`, 'b', 12)]
}

function wall(random: Random): Shape[] {
  const grounds: Tone[] = ['a', 'b', 'c', 'd', 'shade', 'paper']
  return many(6, (column) =>
    many(2, (row) => {
      const [x, y, size] = [26 + column * 100, 14 + row * 110, 90]
      const ground = random.pick(grounds)
      const coat = random.pick(clothes.filter((tone) => tone !== ground))
      const face = random.pick(clothes.filter((tone) => tone !== ground && tone !== coat && tone !== 'ink'))
      return [
        fill(box(x, y, size, size, random.chance() ? 45 : 14), ground),
        fill(dome(x + 45, y + size - 2, 31), coat),
        fill(disc(x + 45, y + 37, 19), face),
      ]
    }),
  ).flat(2)
}
