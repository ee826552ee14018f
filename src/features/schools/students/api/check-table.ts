import { type AppError, toAppError } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { columnCount, hasHeads, type Mapping, toLine } from '../import/columns.ts'
import type { OpenedTable } from '../import/open-table.ts'
import { TableFault } from '../import/table.ts'
import { useStudentsChange } from './use-students-change.ts'

const atOnce = 1000
const maxImportedLines = 100_000

interface Checked {
  table: OpenedTable
  mapping: Mapping
}

export interface CheckProgress {
  lines: number
  /** From 0 to 1. */
  done: number
}

/**
 * Compares a file with the roster, and returns the import. Read and sent in chunks, so that only one chunk is
 * in memory, however long the file is.
 */
export const useCheckTable = (
  onProgress: (progress: CheckProgress) => void,
  onSuccess: (id: string) => void,
) =>
  useStudentsChange(
    async ({ table, mapping }: Checked): Promise<string> => {
      const id = await call('begin_student_import', { file_name: table.name })
      let waiting: [number, ...string[]][] = []
      let sent = 0
      const send = async (count: number) => {
        const lines = waiting.slice(0, count)
        waiting = waiting.slice(count)
        await persist(() => call('add_import_lines', { import_id: id, lines }))
        sent += lines.length
      }
      try {
        let isFirst = hasHeads(table.start)
        const columns = columnCount(table.start)
        for await (const { rows, done } of table.read()) {
          for (const row of rows) {
            if (!isFirst) waiting.push(toLine(row, mapping, columns))
            isFirst = false
          }
          if (sent + waiting.length > maxImportedLines) throw new TableFault('tooManyLines')
          while (waiting.length >= atOnce) {
            await send(atOnce)
            onProgress({ lines: sent, done })
          }
        }
        if (waiting.length > 0) await send(waiting.length)
        const { encoding } = table
        const whole = { import_id: id, file_lines: sent, ...(encoding && { encoding }) }
        await persist(() => call('finish_student_import', whole))
        onProgress({ lines: sent, done: 1 })
        return id
      } catch (cause) {
        // What has arrived so far is useless.
        await call('discard_student_import', { import_id: id }).catch(() => {})
        throw cause
      }
    },
    onSuccess,
    'caller',
  )

/** Retries a failed call; lines sent twice are stored once. */
async function persist(send: () => Promise<unknown>, tries = 3): Promise<void> {
  try {
    await send()
  } catch (cause) {
    const { code }: AppError = toAppError(cause)
    if (code !== 'network' || tries === 1) throw cause
    await persist(send, tries - 1)
  }
}
