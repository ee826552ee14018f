import type { RosterLine } from '../../../../../supabase/functions/_shared/rosters/model.ts'
import { type AppError, toAppError } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import type { RosterSource } from '../import/roster-source.ts'
import { useStudentsChange } from './use-students-change.ts'

const atOnce = 1000

export interface CheckProgress {
  lines: number
  /** From 0 to 1. */
  done: number
}

/**
 * Compares a file with the roster, and returns the import. Read and sent in chunks, so that only one chunk is
 * in memory, however long the file is.
 */
export const useCheckRoster = (
  onProgress: (progress: CheckProgress) => void,
  onSuccess: (id: string) => void,
) =>
  useStudentsChange(
    async (source: RosterSource): Promise<string> => {
      const { name, format, isComplete, problems, encoding } = source
      const id = await call('begin_student_import', { file_name: name, format, is_complete: isComplete })
      let waiting: RosterLine[] = []
      let sent = 0
      const send = async (count: number) => {
        const lines = waiting.slice(0, count)
        waiting = waiting.slice(count)
        await persist(() => call('add_import_lines', { import_id: id, lines }))
        sent += lines.length
      }
      try {
        for await (const { lines, done } of source.read()) {
          waiting.push(...lines)
          while (waiting.length >= atOnce) {
            await send(atOnce)
            onProgress({ lines: sent, done })
          }
        }
        if (waiting.length > 0) await send(waiting.length)
        if (problems.length > 0) await persist(() => call('add_import_problems', { import_id: id, problems }))
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
