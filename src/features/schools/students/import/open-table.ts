import { type Encoding, encodingOf, readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { TableFault, type TableReader, type TableRow } from './table.ts'

const largest = 50 * 1024 * 1024

export interface OpenedTable {
  name: string
  read: TableReader
  /** Of a text file. */
  encoding: Encoding['name'] | null
  /** The first lines, to choose columns by. */
  start: TableRow[]
}

/** Detects a file's type by its bytes, not by its name. */
export async function openTable(file: File): Promise<OpenedTable> {
  if (file.size > largest) throw new TableFault('tooLarge')
  if (file.size === 0) throw new TableFault('empty')
  const bytes = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  // Workbooks from before 2007, and those with a password.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new TableFault('oldKind')
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (!isZip && !isWide && bytes.includes(0)) throw new TableFault('unknownKind')
  const encoding = isZip ? null : await encodingOf(file)
  const read: TableReader = () => (encoding ? readCsv(file, encoding) : readXlsx(file))
  const start: TableRow[] = []
  for await (const { rows } of read()) {
    start.push(...rows)
    if (start.length > 20) break
  }
  if (start.length === 0) throw new TableFault('empty')
  return { name: file.name, read, encoding: encoding?.name ?? null, start: start.slice(0, 21) }
}
