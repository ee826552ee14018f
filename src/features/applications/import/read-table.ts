import Papa from 'papaparse'
import { AppError } from '../../../lib/errors.ts'

export interface Table {
  header: string[]
  rows: string[][]
  encoding: 'utf-8' | 'windows-1252' | 'utf-16'
  delimiter: string
}

const largest = 5 * 1024 * 1024
const mostRows = 2000

/** What Windows-1252 has between 0x80 and 0x9f; the rest is as in Unicode. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Not every engine's TextDecoder knows these signs. */
function fromWindows1252(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += windowsSigns[byte - 0x80] ?? String.fromCharCode(byte)
  return text
}

/** UTF-8 where it can be, else what older spreadsheets write. */
function decode(bytes: Uint8Array): Pick<Table, 'encoding'> & { text: string } {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    const label = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be'
    return { text: new TextDecoder(label).decode(bytes), encoding: 'utf-16' }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: fromWindows1252(bytes), encoding: 'windows-1252' }
  }
}

/** A table out of a file: comma, semicolon or tab, found by what makes even rows. */
export async function readTable(file: Blob): Promise<Table> {
  if (file.size > largest) throw new AppError('file_too_large', 'This file is too large.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { text, encoding } = decode(bytes)
  // A spreadsheet's own file, a program or a picture has zero bytes; no table in text has.
  if (encoding !== 'utf-16' && bytes.includes(0)) throw new AppError('not_a_table', 'This is not a CSV file.')
  const { data, meta } = Papa.parse<string[]>(text.trim(), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  })
  const [header, ...rows] = data
  if (!header || rows.length === 0) throw new AppError('not_a_table', 'This is not a CSV file.')
  if (rows.length > mostRows) throw new AppError('import_size', 'An import has between 1 and 2,000 rows.')
  return { header: header.map((name) => name.trim()), rows, encoding, delimiter: meta.delimiter }
}
