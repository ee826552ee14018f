import type { Context } from 'hono'
import { KeyRefused } from '../keys/key-refused.ts'

/** An error response, with a body in the format its service uses. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, string>

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(
      typeof body === 'object' && body !== null && 'message' in body
        ? String(body.message)
        : `HTTP ${status}`,
    )
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export function jsonError(error: HttpError): Response {
  return new Response(JSON.stringify(error.body), {
    status: error.status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...error.headers },
  })
}

/** The response to a request without a valid key, as Supabase's gateway gives it. */
export function keyRefusal(error: KeyRefused): Response {
  return jsonError(new HttpError(401, { message: error.message, hint: error.hint }))
}

/** Answers an error no service handled: a plain 500 without details, and a line in the log. */
export function answerError(error: Error, c: Context): Response {
  if (error instanceof KeyRefused) return keyRefusal(error)
  if (error instanceof HttpError) return jsonError(error)
  c.var.log?.error({ err: error }, 'request failed')
  return jsonError(new HttpError(500, { code: 'unexpected_failure', message: 'Internal Server Error' }))
}
