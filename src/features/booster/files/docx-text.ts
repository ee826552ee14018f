import { strFromU8, unzip } from 'fflate'

/** A résumé has pages of text; more than this was packed to fill a memory. */
const mostBytes = 8 * 1024 * 1024
const main = 'word/document.xml'
const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

function mainPart(archive: Uint8Array): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    unzip(
      archive,
      { filter: ({ name, originalSize }) => name === main && originalSize <= mostBytes },
      (error, parts) => (error ? reject(error) : resolve(parts[main])),
    )
  })
}

/** The words of a DOCX, a line for each paragraph; points of a list keep a sign before them. */
export async function docxText(file: Blob): Promise<string> {
  const part = await mainPart(new Uint8Array(await file.arrayBuffer()))
  if (!part) throw new Error('this file has no text of a size that can be read')
  const document = new DOMParser().parseFromString(strFromU8(part), 'text/xml')
  return [...document.getElementsByTagNameNS(space, 'p')].map(paragraph).join('\n')
}

function paragraph(element: Element): string {
  let text = element.getElementsByTagNameNS(space, 'numPr').length > 0 ? '• ' : ''
  for (const inner of element.getElementsByTagNameNS(space, '*')) {
    if (inner.localName === 't') text += inner.textContent ?? ''
    else if (inner.localName === 'tab') text += ' '
    else if (inner.localName === 'br') text += '\n'
  }
  return text
}
