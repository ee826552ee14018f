import type { IncomingMessage, ServerResponse } from 'node:http'

/** Never values of people: no addresses, query strings, bodies or statement texts. */
export type SpanDetails = Record<string, string | number | boolean>

/** Ends a span, as failed if there is an error. */
export type EndSpan = (error?: unknown) => void

/**
 * Records what the server does and for how long. Nothing of it exists unless an address for traces is configured, so
 * callers wrap what they record when they start, not on each call.
 */
export interface Traces {
  /** Answers a request within its span, which continues the caller's trace. */
  request(incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void): void
  /** Starts a span below the current one. Without one, nothing is recorded. */
  child(name: string, details: SpanDetails): EndSpan | undefined
  /** Runs the work in a span, below the current one or as the start of a trace. */
  span<T>(name: string, details: SpanDetails, work: (fail: () => void) => Promise<T>): Promise<T>
  /** The headers by which another program continues the trace. */
  headers(): Record<string, string>
  /** Sends what is left. */
  close(): Promise<void>
}
