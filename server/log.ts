import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Lines on standard output: of JSON, or readable ones on a terminal. Requests are logged by path, never with a query,
 * headers or a body.
 */
export function createLog(level: string, terminal = process.stdout.isTTY ? process.stdout : undefined): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: ['*.password', '*.token', '*.authorization', '*.apikey', '*.secret', '*.refresh_token'],
      censor: '…',
    },
  }
  return terminal ? pino(options, { write: (line) => terminal.write(readable(line)) }) : pino(options)
}

const warning = 40

/** A line of the log as a sentence with its details. The time is left out: it is now. */
function readable(line: string): string {
  const { level, msg = '', err, time: _, ...details } = JSON.parse(line)
  const words = Object.entries(details).map(([name, value]) =>
    typeof value === 'object' ? `${name} ${JSON.stringify(value)}` : `${name} ${value}`,
  )
  const sentence = msg.charAt(0).toUpperCase() + msg.slice(1)
  const label = level > warning ? 'Error     ' : level === warning ? 'Warning   ' : ''
  const more = words.length ? ` (${words.join(', ')})` : ''
  return `  ${label}${sentence}${more}\n${err ? `${err.stack ?? err.message}\n` : ''}`
}

/**
 * An error as text. node-postgres attaches the whole connection to some errors, including the key that cancels
 * queries.
 */
export function describeError(error: Error): object {
  const { client: _, ...told } = pino.stdSerializers.err(error)
  return told
}
