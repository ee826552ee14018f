import type { CsvRow } from '../../../../../supabase/functions/_shared/tables/csv-rows.ts'

/** A line of a file, with its number as spreadsheets count. */
export type TableRow = CsvRow

/** A chunk of a file, and how much has been read, from 0 to 1. */
export interface TablePiece {
  rows: TableRow[]
  done: number
}

/** Lines of a file in chunks: reading pauses until more is requested. */
export type TableReader = () => AsyncGenerator<TablePiece>

type FaultReason = 'tooLarge' | 'empty' | 'oldKind' | 'unknownKind' | 'encrypted' | 'broken' | 'tooManyLines'

/** Why a file can't be read; the reason is a key under "import.faults". */
export class TableFault extends Error {
  override name = 'TableFault'
  readonly reason: FaultReason

  constructor(reason: FaultReason) {
    super(reason)
    this.reason = reason
  }
}
