/** Why a start was given up. The exit code lets scripts tell the cases apart. */
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

export function isDiskFull(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  return (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === '53100' ||
    /no space left on device/i.test(message ?? '')
  )
}

export function diskFull(folder: string, cause?: unknown): StartFailure {
  return new StartFailure(
    ExitCode.diskFull,
    `No space is left on the disk that holds ${folder}. Free some space, then start again.`,
    { cause },
  )
}
