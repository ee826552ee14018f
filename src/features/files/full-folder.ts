import { AppError, toAppError } from '../../lib/errors.ts'

/** Why a file was refused: the server only refuses one's own folder when it is full. */
export function refusalOfOwnFolder(cause: unknown, full: string): AppError {
  const error = toAppError(cause)
  return error.code === '403' ? new AppError(full, error.message, { cause }) : error
}
