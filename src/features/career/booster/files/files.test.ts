// @vitest-environment jsdom
import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js'
import { expect, it } from 'vitest'
import { docxText } from '../../../core/files/docx-text.ts'
import { joinPieces } from '../../../core/files/join-pieces.ts'

const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
async function archive(name: string, text: string): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  await writer.add(name, new TextReader(text))
  return writer.close()
}
const docx = (body: string) =>
  archive('word/document.xml', `<w:document ${space}><w:body>${body}</w:body></w:document>`)
const paragraph = (inner: string) => `<w:p>${inner}</w:p>`

it('reads a DOCX paragraph by paragraph, with list items', async () => {
  const file = await docx(
    paragraph('<w:r><w:t>Expérience</w:t></w:r>') +
      paragraph(
        '<w:pPr><w:numPr/></w:pPr><w:r><w:t>Rédigé </w:t></w:r><w:r><w:t>24 lettres</w:t><w:tab/><w:t>2024</w:t></w:r>',
      ) +
      paragraph('<w:r><w:t>a</w:t><w:br/><w:t>b</w:t></w:r>'),
  )
  expect(await docxText(file)).toBe('Expérience\n• Rédigé 24 lettres 2024\na\nb')
})

it("refuses zip bombs and files that aren't DOCX", async () => {
  await expect(docxText(await docx(paragraph(' '.repeat(9 * 1024 * 1024))))).rejects.toThrow()
  await expect(docxText(await archive('x.txt', 'x'))).rejects.toThrow()
  await expect(docxText(new Blob(['MZ not an archive']))).rejects.toThrow()
})

it('joins the fragments of a page into lines and words', () => {
  const piece = (text: string, left: number, bottom: number, endsLine = false) => ({
    text,
    left,
    bottom,
    width: text.length * 5,
    height: 10,
    endsLine,
  })
  expect(
    joinPieces([
      piece('Camille', 0, 100),
      piece('Roux', 40, 100),
      piece('camille@', 0, 80),
      piece('x.org', 40, 80, true),
      piece('', 0, 80),
      piece('End', 0, 60),
    ]),
  ).toBe('Camille Roux\ncamille@x.org\nEnd')
})
