import { AppError, toAppError } from '../../../lib/errors.ts'

/** Why a file was refused: the server refuses writes to a person's own folder only when it is full. */
export function refusalOfOwnFolder(cause: unknown, full: string): AppError {
  const error = toAppError(cause)
  return error.code === '403' ? new AppError(full, error.message, { cause }) : error
}
