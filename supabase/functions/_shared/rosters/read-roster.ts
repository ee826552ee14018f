import { csvParser, delimiterOf } from '../tables/csv-rows.ts'
import { decodeText } from '../tables/decode-text.ts'
import { columnCount, guessColumns, hasHeads, toLine } from './columns.ts'
import { type Bundle, maxLines } from './model.ts'
import { openBundle } from './one-roster.ts'
import { RosterFault } from './roster-fault.ts'
import type { Zip } from './unpack.ts'

interface Roster extends Bundle {
  format: 'table' | 'oneroster'
}

/** A roster that a program sends: a bundle or a CSV file, whose columns are found by their names. */
export async function readRoster(
  bytes: Uint8Array<ArrayBuffer>,
  isComplete: boolean,
  zip: Zip,
): Promise<Roster> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return { format: 'oneroster', ...(await openBundle(new Blob([bytes]), zip)) }
  }
  return { format: 'table', ...readTable(bytes, isComplete) }
}

function readTable(bytes: Uint8Array, isComplete: boolean): Bundle {
  if (bytes.includes(0) && bytes[0] !== 0xff && bytes[0] !== 0xfe) throw new RosterFault('broken')
  const text = decodeText(bytes).text.replace(/^\uFEFF/, '')
  const rows = csvParser(delimiterOf(text))(text, true)
  const start = rows.slice(0, 21)
  if (start.length === 0) throw new RosterFault('noStudents')
  const mapping = guessColumns({ start })
  if (!mapping.includes('email') && !mapping.includes('number')) {
    throw new RosterFault('columnMissing', { file: 'CSV', columns: 'email, number' })
  }
  const columns = columnCount(start)
  const lines = rows.slice(hasHeads(start) ? 1 : 0).map((row) => toLine(row, mapping, columns))
  if (lines.length === 0) throw new RosterFault('noStudents')
  if (lines.length > maxLines) throw new RosterFault('tooManyLines')
  return { lines, problems: [], isComplete }
}
