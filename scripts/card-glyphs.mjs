import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

/**
 * Writes the letters of the social cards as outlines, so that an edge function can draw them on any host without a font
 * engine. Run it again after updating the fonts: node scripts/card-glyphs.mjs
 */
const fonts = [
  { name: 'display', family: 'bricolage-grotesque', weight: 700 },
  { name: 'text', family: 'inter', weight: 500 },
]
const folder = new URL('../supabase/functions/pages/cards/glyphs/', import.meta.url)
const { resolve } = createRequire(import.meta.url)

const between = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const punctuation = [...'–—‘’‚“”„†•…‹›€™−≈≠≤≥←→'].map((letter) => letter.codePointAt(0))
const letters = [...between(0x20, 0x7e), ...between(0xa1, 0x17f), 0x218, 0x219, 0x21a, 0x21b, ...punctuation]
const kerned = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’.,-']

for (const { name, family, weight } of fonts) {
  const [latin, extended] = ['latin', 'latin-ext'].map((part) =>
    create(readFileSync(resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`))),
  )
  const lines = letters.flatMap((letter) => {
    const font = [latin, extended].find((each) => each.hasGlyphForCodePoint(letter))
    if (!font) return []
    const glyph = font.glyphForCodePoint(letter)
    const scale = 1000 / font.unitsPerEm
    const path = glyph.path.commands.map((command) => written(command, scale)).join('')
    return [`${letter.toString(16)} ${Math.round(glyph.advanceWidth * scale)} ${path}`.trimEnd()]
  })
  writeFileSync(
    new URL(`${name}.ts`, folder),
    `// Written by scripts/card-glyphs.mjs: code point, advance and outline of each letter, then pairs that move closer.
export const ${name}Glyphs = \`${lines.join('\n')}\`

export const ${name}Pairs = \`${pairs(latin).join('\n')}\`
`,
  )
}

function written({ command, args }, scale) {
  const verbs = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }
  return verbs[command] + args.map((value) => Math.round(value * scale)).join(' ')
}

function pairs(font) {
  const scale = 1000 / font.unitsPerEm
  return kerned.flatMap((one) => {
    const closer = kerned.flatMap((other) => {
      const [first] = font.layout(one + other).positions
      const alone = font.glyphForCodePoint(one.codePointAt(0)).advanceWidth
      const move = Math.round((first.xAdvance - alone) * scale)
      return Math.abs(move) >= 8 ? [`${other}${move}`] : []
    })
    return closer.length > 0 ? [`${one} ${closer.join(' ')}`] : []
  })
}
