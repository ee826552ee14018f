import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { joinPieces } from './join-pieces.ts'

GlobalWorkerOptions.workerSrc = workerUrl

const mostPages = 20

/** The words of a PDF, line by line; empty for pictures of text. */
export async function pdfText(file: Blob): Promise<string> {
  const data = new Uint8Array(await file.arrayBuffer())
  const loading = getDocument({ data, isEvalSupported: false, disableFontFace: true })
  try {
    const document = await loading.promise
    const pages: string[] = []
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
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
