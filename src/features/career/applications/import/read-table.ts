import {
  type CsvRow,
  delimiterOf,
  parseCsv,
} from '../../../../../supabase/functions/_shared/tables/csv-rows.ts'
import { type DecodedText, decodeText } from '../../../../../supabase/functions/_shared/tables/decode-text.ts'
import { AppError } from '../../../../lib/errors.ts'

export interface Table {
  header: string[]
  rows: CsvRow[]
  encoding: DecodedText['encoding']
  delimiter: string
}

const largest = 5 * 1024 * 1024
const maxRows = 2000

/** Reads a table from a file, with whatever delimiter its first lines use. */
export async function readTable(file: Blob): Promise<Table> {
  if (file.size > largest) throw new AppError('file_too_large', 'This file is too large.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { text, encoding } = decodeText(bytes)
  // Spreadsheets, programs and images contain zero bytes; text tables don't.
  if (encoding !== 'utf-16' && bytes.includes(0)) throw new AppError('not_a_table', 'This is not a CSV file.')
  const delimiter = delimiterOf(text)
  const [header, ...rows] = parseCsv(text, delimiter)
  if (!header || rows.length === 0) throw new AppError('not_a_table', 'This is not a CSV file.')
  if (rows.length > maxRows) throw new AppError('import_size', 'An import has between 1 and 2,000 rows.')
  return { header: header.cells.map((name) => name.trim()), rows, encoding, delimiter }
}
