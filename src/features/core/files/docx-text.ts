import { readZip } from './read-zip.ts'

const main = 'document.xml'
const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** The text of a DOCX file, one line per paragraph; list items keep a bullet. */
export async function docxText(file: Blob): Promise<string> {
  const { files } = await readZip(file, (name) => name === main)
  const part = files.get(main)
  if (!part) throw new Error('this file has no text')
  const document = new DOMParser().parseFromString(new TextDecoder().decode(part), 'text/xml')
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
