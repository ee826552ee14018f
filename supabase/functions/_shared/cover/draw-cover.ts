import { communication } from './motifs/communication.ts'
import { data } from './motifs/data.ts'
import { design } from './motifs/design.ts'
import { finance } from './motifs/finance.ts'
import { hr } from './motifs/hr.ts'
import { marketing } from './motifs/marketing.ts'
import { operations } from './motifs/operations.ts'
import { product } from './motifs/product.ts'
import { sales } from './motifs/sales.ts'
import { support } from './motifs/support.ts'
import { sustainability } from './motifs/sustainability.ts'
import { web } from './motifs/web.ts'
import { type PaletteName, paletteNames } from './palettes.ts'
import { type Random, randomFrom } from './random.ts'
import { canvas, disc, fill, line, many, moved, type Shape } from './shapes.ts'

const motifs = {
  communication,
  data,
  design,
  finance,
  hr,
  marketing,
  operations,
  product,
  sales,
  support,
  sustainability,
  web,
} satisfies Record<string, (random: Random) => Shape[]>

export type CoverCategory = keyof typeof motifs
export type CoverDifficulty = 'beginner' | 'intermediate' | 'advanced'

export const isCoverCategory = (name: string): name is CoverCategory => Object.hasOwn(motifs, name)

/** Not mirrored: a rising line would fall, and a check mark would be wrong. */
const upright: CoverCategory[] = ['data', 'finance', 'hr']

export interface Cover {
  palette: PaletteName
  shapes: Shape[]
}

/** The shapes of a mission's cover: its category decides the motif, its id the composition and colors. */
export function drawCover(id: string, category: CoverCategory, difficulty: CoverDifficulty): Cover {
  const random = randomFrom(id)
  const palette = random.pick(paletteNames)
  const isMirrored = random.chance() && !upright.includes(category)
  const shapes = [...backdrop(random, difficulty), ...motifs[category](random)]
  return { palette, shapes: isMirrored ? moved(shapes, `matrix(-1 0 0 1 ${canvas.width} 0)`) : shapes }
}

const arcs: Record<CoverDifficulty, number> = { beginner: 1, intermediate: 2, advanced: 3 }

/** A calm shape behind the motif, and the rising arcs of the brand: one per level of difficulty. */
function backdrop(random: Random, difficulty: CoverDifficulty): Shape[] {
  return [
    fill(disc(random.between(420, 600), random.between(10, 60), random.between(120, 190)), 'shade'),
    ...many(arcs[difficulty], (index) => {
      const start = 30 + index * 62
      return line(
        `M${start - 60} 262C${start + 40} 150 ${start + 230} 60 664 ${20 + index * 52}`,
        'shade',
        16,
      )
    }),
  ]
}
