import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Opens a PDF without running anything in it. Heavy: import this file only when there is a PDF to read. */
export async function openPdf(file: Blob, options: { disableFontFace?: boolean } = {}) {
  const data = new Uint8Array(await file.arrayBuffer())
  return getDocument({ data, isEvalSupported: false, ...options })
}
