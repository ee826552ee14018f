import Papa from 'papaparse'
import { type DecodedText, decodeText } from '../../../lib/decode-text.ts'
import { AppError } from '../../../lib/errors.ts'

export interface Table {
  header: string[]
  rows: string[][]
  encoding: DecodedText['encoding']
  delimiter: string
}

const largest = 5 * 1024 * 1024
const mostRows = 2000

/** A table out of a file: comma, semicolon or tab, found by what makes even rows. */
export async function readTable(file: Blob): Promise<Table> {
  if (file.size > largest) throw new AppError('file_too_large', 'This file is too large.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { text, encoding } = decodeText(bytes)
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
