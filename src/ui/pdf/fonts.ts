import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?url'
import bricolageExt from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff?url'
import bricolageVietnamese from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-700-normal.woff?url'
import cyrillic from '@fontsource/inter/files/inter-cyrillic-400-normal.woff?url'
import cyrillicBold from '@fontsource/inter/files/inter-cyrillic-600-normal.woff?url'
import greek from '@fontsource/inter/files/inter-greek-400-normal.woff?url'
import greekBold from '@fontsource/inter/files/inter-greek-600-normal.woff?url'
import inter from '@fontsource/inter/files/inter-latin-400-normal.woff?url'
import interBold from '@fontsource/inter/files/inter-latin-600-normal.woff?url'
import interExt from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url'
import interExtBold from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?url'
import vietnamese from '@fontsource/inter/files/inter-vietnamese-400-normal.woff?url'
import vietnameseBold from '@fontsource/inter/files/inter-vietnamese-600-normal.woff?url'
import { Font } from '@react-pdf/renderer'

/** Each alphabet is its own file; a letter missing in the first comes from the next. */
export const textFont = ['Inter', 'Inter Ext', 'Inter Vietnamese', 'Inter Greek', 'Inter Cyrillic']
/** Bricolage only has Latin letters. */
export const displayFont = [
  'Bricolage',
  'Bricolage Ext',
  'Bricolage Vietnamese',
  'Inter Greek',
  'Inter Cyrillic',
]

function register(family: string, regular: string, bold = regular): void {
  delete Font.getRegisteredFonts()[family]
  Font.register({ family, fonts: [{ src: regular }, { src: bold, fontWeight: 600 }] })
}

/**
 * Registered again for each document: a font that has set É but not E loses the mapping of E, and the next
 * document would lose the letter.
 */
export function registerFonts(): void {
  register('Inter', inter, interBold)
  register('Inter Ext', interExt, interExtBold)
  register('Inter Vietnamese', vietnamese, vietnameseBold)
  register('Inter Greek', greek, greekBold)
  register('Inter Cyrillic', cyrillic, cyrillicBold)
  register('Bricolage', bricolage)
  register('Bricolage Ext', bricolageExt)
  register('Bricolage Vietnamese', bricolageVietnamese)
}

// Never hyphenate: printed text is also searched and copied.
Font.registerHyphenationCallback((word) => [word])
