import { DatabaseError } from 'pg'

/** Shutting down, crashed, starting, or out of connections. */
const passing = new Set(['57P01', '57P02', '57P03', '57P05', '53300'])
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
  /connection terminated|timeout exceeded when trying to connect|not queryable|query read timeout/i

/** Whether the database could not be asked at all, so that the same request may work a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  if (error instanceof DatabaseError) return passing.has(code) || code.startsWith('08')
  return network.has(code) || words.test(message)
}
