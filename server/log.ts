import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured lines on standard output. Requests are logged by path, never with a query, headers or a body. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: ['*.password', '*.token', '*.authorization', '*.apikey', '*.secret', '*.refresh_token'],
      censor: '…',
    },
  })
}

/**
 * An error as text. node-postgres attaches the whole connection to some errors, including the key that cancels
 * queries.
 */
export function describeError(error: Error): object {
  const { client: _, ...told } = pino.stdSerializers.err(error)
  return told
}
