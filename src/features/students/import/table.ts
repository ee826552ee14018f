import type { CsvRow } from '../../../lib/csv-rows.ts'

/** A line of a file, by its number as spreadsheets count. */
export type TableRow = CsvRow

/** A piece of a file, and how far it has been read: from 0 to 1. */
export interface TablePiece {
  rows: TableRow[]
  done: number
}

/** Lines of a file, read piece by piece: whoever does not ask for more holds the file back. */
export type TableReader = () => AsyncGenerator<TablePiece>

type FaultReason = 'tooLarge' | 'empty' | 'oldKind' | 'unknownKind' | 'encrypted' | 'broken' | 'tooManyLines'

/** Why a file cannot be read; the reason is a key below "import.faults". */
export class TableFault extends Error {
  override name = 'TableFault'
  readonly reason: FaultReason

  constructor(reason: FaultReason) {
    super(reason)
    this.reason = reason
  }
}
