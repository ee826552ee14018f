import { type DocumentProps, pdf } from '@react-pdf/renderer'
import type { ReactElement } from 'react'

export type PdfDocument = ReactElement<DocumentProps>

interface Node {
  value?: string
  children?: Node[]
}

/** The fonts of documents have no narrow space: "6:00 PM" would get a sign of another font in between. */
function widenSpaces(node: Node): void {
  if (node.value !== undefined) node.value = node.value.replaceAll('\u202f', '\u00a0')
  node.children?.forEach(widenSpaces)
}

/** A document before it is set, with texts that its fonts can write. */
export function drawPdf(document: PdfDocument): ReturnType<typeof pdf> {
  const drawing = pdf(document)
  widenSpaces(drawing.container.document as Node)
  return drawing
}
