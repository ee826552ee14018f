import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured lines on standard output. Requests are logged by path, never with query, headers or body. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.password', '*.token', '*.authorization', '*.apikey', '*.secret', '*.refresh_token'],
      censor: '…',
    },
  })
}
