import { openPdf } from '../../../lib/open-pdf.ts'
import { joinPieces } from './join-pieces.ts'

/** The text of a PDF, line by line; empty for scans. */
export async function pdfText(file: Blob): Promise<string> {
  const loading = await openPdf(file, { disableFontFace: true })
  try {
    const document = await loading.promise
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(
        joinPieces(
          items.flatMap((item) =>
            'str' in item
              ? [
                  {
                    text: item.str,
                    left: Number(item.transform[4]),
                    bottom: Number(item.transform[5]),
                    width: item.width,
                    height: item.height,
                    endsLine: item.hasEOL,
                  },
                ]
              : [],
          ),
        ),
      )
    }
    return pages.join('\n')
  } finally {
    await loading.destroy()
  }
}
