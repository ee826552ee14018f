import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured lines on standard output. Requests are logged by path, never with query, headers or body. */
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

/** An error in words. node-postgres hangs the whole connection on some, with the key that cancels its queries. */
export function describeError(error: Error): object {
  const { client: _, ...told } = pino.stdSerializers.err(error)
  return told
}
