import { statfs } from 'node:fs/promises'

/** Why startup failed. Scripts can tell the cases apart by exit code. */
export const ExitCode = {
  unexpected: 1,
  configuration: 2,
  dataFolderInUse: 3,
  otherMajorVersion: 4,
  diskFull: 5,
  portInUse: 6,
  migration: 7,
  database: 8,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/** An error meant for the person at the terminal: it says what happened and what to do next. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = exitCode
  }
}

// PostgreSQL's message when only part of a page could be written.
const noSpaceLeft = /no space left on device|check free disk space|wrote only \d+ of \d+ bytes/i

export function isDiskFull(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || noSpaceLeft.test(message ?? '')
}

/** PostgreSQL can't continue without room for one more WAL segment. */
const leastSpace = 16 * 1024 * 1024

/**
 * The real reason startup failed with PostgreSQL in this folder. When the disk is full, PostgreSQL may exit, and then
 * all anyone else sees is a lost connection or a failed migration.
 */
export async function explainFailure(error: unknown, folder: string): Promise<unknown> {
  if (error instanceof StartFailure && !causedByDatabase.has(error.exitCode)) return error
  if (isDiskFull(error)) return diskFull(folder, error)
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < leastSpace ? diskFull(folder, error) : error
}
const causedByDatabase = new Set<ExitCode>([ExitCode.migration, ExitCode.database])

export function diskFull(folder: string, cause?: unknown): StartFailure {
  return new StartFailure(
    ExitCode.diskFull,
    `No space is left on the disk that holds ${folder}. Free some space, then start again.`,
    { cause },
  )
}
