import type { RestRequest } from '../rest-request.ts'
import type { BodyFormat } from '../sql/answer.ts'

/** How a table's rows become the body. */
export function formatOfRows({ method, accepted }: RestRequest): BodyFormat {
  if (method === 'HEAD') return 'none'
  return accepted.handler ? { handler: accepted.handler, ofScalars: false } : accepted.format
}

/** The body is base64, because the result is text. */
export function isBinary(format: BodyFormat): boolean {
  return typeof format === 'object' ? format.handler.isBinary : format === 'binary'
}

/** The form in which callers see values with custom casts; a handler gets them unconverted. */
export function shownAs({ accepted }: RestRequest): 'json' | 'text' | undefined {
  if (accepted.format === 'raw') return undefined
  return accepted.format === 'csv' ? 'text' : 'json'
}
