import { saveFile } from '../../lib/save-file.ts'
import { drawPdf, type PdfDocument } from './draw-pdf.ts'
import { registerFonts } from './fonts.ts'

/** One after the other, since documents share their fonts. */
let last: Promise<unknown> = Promise.resolve()

/** Sets a document in this browser; what it says leaves the device for nobody. */
export function setPdf(document: PdfDocument): Promise<Blob> {
  const next = last
    .catch(() => {})
    .then(() => {
      registerFonts()
      return drawPdf(document).toBlob()
    })
  last = next
  return next
}

/** Sets a document and offers it as a file. */
export async function savePdf(fileName: string, document: PdfDocument): Promise<void> {
  saveFile(`${fileName}.pdf`, await setPdf(document), 'application/pdf')
}
