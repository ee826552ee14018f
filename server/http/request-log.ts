import type { ServerResponse } from 'node:http'
import type { Log } from '../log.ts'

/** The log with the request ID on each line. Created for every request, so it must cost next to nothing. */
export class RequestLog {
  private readonly log: Log
  private readonly outgoing: ServerResponse

  constructor(log: Log, outgoing: unknown) {
    this.log = log
    this.outgoing = outgoing as ServerResponse
  }

  error(details: object, message: string): void {
    this.log.error({ requestId: this.outgoing.getHeader('x-request-id'), ...details }, message)
  }

  warn(details: object, message: string): void {
    this.log.warn({ requestId: this.outgoing.getHeader('x-request-id'), ...details }, message)
  }
}
