import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?url'
import bricolageExt from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff?url'
import inter from '@fontsource/inter/files/inter-latin-400-normal.woff?url'
import interBold from '@fontsource/inter/files/inter-latin-600-normal.woff?url'
import interExt from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url'
import interExtBold from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?url'
import { Font } from '@react-pdf/renderer'

/** Each alphabet is a file of its own; a letter that the first lacks is taken from the second. */
export const textFont = ['Inter', 'Inter Ext']
export const displayFont = ['Bricolage', 'Bricolage Ext']

const regularAndBold = (regular: string, bold: string) => [{ src: regular }, { src: bold, fontWeight: 600 }]
Font.register({ family: 'Inter', fonts: regularAndBold(inter, interBold) })
Font.register({ family: 'Inter Ext', fonts: regularAndBold(interExt, interExtBold) })
Font.register({ family: 'Bricolage', src: bricolage })
Font.register({ family: 'Bricolage Ext', src: bricolageExt })
// Words are never cut: what is printed is also searched and copied.
Font.registerHyphenationCallback((word) => [word])
