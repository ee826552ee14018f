import { DatabaseError } from 'pg'

/** Shutting down, crashed or starting. */
const passing = new Set(['57P01', '57P02', '57P03', '57P05'])
const tooManyConnections = '53300'
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const words =
  /connection terminated|timeout exceeded when trying to connect|not queryable|query read timeout|timeout expired/i

/** Whether the database couldn't be reached at all, so that the same request may work a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  if (error instanceof DatabaseError) {
    // A function can raise the same code, but only a refused connection is fatal.
    const isTurnedAway = code === tooManyConnections && error.severity === 'FATAL'
    return passing.has(code) || code.startsWith('08') || isTurnedAway
  }
  return network.has(code) || words.test(message)
}

/** The same for a write, which also fails on a standby that is about to become the primary. */
export function isDatabaseUnwritable(error: unknown): boolean {
  return isDatabaseAway(error) || (error as { code?: string } | undefined)?.code === '25006'
}
