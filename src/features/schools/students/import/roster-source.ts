import {
  columnCount,
  hasHeads,
  type Mapping,
  toLine,
} from '../../../../../supabase/functions/_shared/rosters/columns.ts'
import {
  type Bundle,
  type FileProblem,
  maxLines,
  type RosterLine,
} from '../../../../../supabase/functions/_shared/rosters/model.ts'
import type { OpenedTable } from './open-table.ts'
import { TableFault } from './table.ts'

/** A roster that can be compared, whatever file it comes from. */
export interface RosterSource {
  name: string
  format: 'table' | 'oneroster'
  encoding: OpenedTable['encoding']
  /** Students who are missing have left. */
  isComplete: boolean
  problems: FileProblem[]
  /** In chunks, with how much has been read, from 0 to 1. */
  read(): AsyncGenerator<{ lines: RosterLine[]; done: number }>
}

export interface OpenedBundle {
  name: string
  bundle: Bundle
}

export const fromTable = (table: OpenedTable, mapping: Mapping): RosterSource => ({
  name: table.name,
  format: 'table',
  encoding: table.encoding,
  isComplete: false,
  problems: [],
  async *read() {
    let isFirst = hasHeads(table.start)
    let count = 0
    const columns = columnCount(table.start)
    for await (const { rows, done } of table.read()) {
      const lines = rows.slice(isFirst ? 1 : 0).map((row) => toLine(row, mapping, columns))
      isFirst &&= rows.length === 0
      count += lines.length
      if (count > maxLines) throw new TableFault('tooManyLines')
      yield { lines, done }
    }
  },
})

export const fromBundle = ({ name, bundle }: OpenedBundle): RosterSource => ({
  name,
  format: 'oneroster',
  encoding: null,
  isComplete: bundle.isComplete,
  problems: bundle.problems,
  async *read() {
    const atOnce = 1000
    for (let at = 0; at < bundle.lines.length; at += atOnce) {
      const lines = bundle.lines.slice(at, at + atOnce)
      yield { lines, done: (at + lines.length) / bundle.lines.length }
    }
  },
})
