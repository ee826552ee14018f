import { drawCover } from '../../_shared/cover/draw-cover.ts'
import { coverColors, darkCoverColors } from '../../_shared/cover/palettes.ts'
import { canvas, type Tone } from '../../_shared/cover/shapes.ts'
import type { CardCover } from '../cards/draw-cover-on.ts'

const color = (tone: Tone) => `var(--cover-${tone})`
const named = (colors: Partial<Record<Tone, string>>) =>
  Object.entries(colors)
    .map(([tone, value]) => `--cover-${tone}:${value}`)
    .join(';')

/** The cover of a mission, in the colors of both themes. */
export function writeCover({ id, category, difficulty }: CardCover): string {
  const { palette, shapes } = drawCover(id, category, difficulty)
  const colors = `#first-lines .cover{${named(coverColors[palette])}}`
  const darkColors = `[data-mantine-color-scheme=dark] #first-lines .cover{${named(darkCoverColors[palette])}}`
  const drawn = shapes.map(({ d, fill, stroke, width, dash, transform }) => {
    const attributes = {
      d,
      fill: fill ? color(fill) : 'none',
      stroke: stroke && color(stroke),
      'stroke-width': width,
      'stroke-dasharray': dash,
      transform,
    }
    const written = Object.entries(attributes).filter(([, value]) => value !== undefined)
    return `<path ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`
  })
  return `<style>${colors}${darkColors}</style><svg class="cover" viewBox="0 0 ${canvas.width} ${canvas.height}" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawn.join('')}</svg>`
}
