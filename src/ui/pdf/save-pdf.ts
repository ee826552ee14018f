import { type DocumentProps, pdf } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { saveFile } from '../../lib/save-file.ts'

export type PdfDocument = ReactElement<DocumentProps>

/** Sets a document in this browser and offers it as a file; what it says leaves the device for nobody. */
export async function savePdf(fileName: string, document: PdfDocument): Promise<void> {
  saveFile(`${fileName}.pdf`, await pdf(document).toBlob(), 'application/pdf')
}
