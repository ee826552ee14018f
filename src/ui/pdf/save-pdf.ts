import { saveFile } from '../../lib/save-file.ts'
import { drawPdf, type PdfDocument } from './draw-pdf.ts'
import { registerFonts } from './fonts.ts'

/** One after another, because documents share their fonts. */
let last: Promise<unknown> = Promise.resolve()

/** Generates a document in the browser; its content never leaves the device. */
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

/** Generates a document and offers it as a download. */
export async function savePdf(fileName: string, document: PdfDocument): Promise<void> {
  saveFile(`${fileName}.pdf`, await setPdf(document), 'application/pdf')
}
