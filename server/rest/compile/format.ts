import type { RestRequest } from '../request.ts'
import type { BodyFormat } from '../sql/answer.ts'

/** How the rows of a table become the body. */
export function formatOfRows({ method, accepted }: RestRequest): BodyFormat {
  if (method === 'HEAD') return 'none'
  return accepted.handler ? { handler: accepted.handler, ofScalars: false } : accepted.format
}

/** The body comes as base64, since the answer is text. */
export function isBinary(format: BodyFormat): boolean {
  return typeof format === 'object' ? format.handler.isBinary : format === 'binary'
}

/** In which form callers see values that have one of their own; a handler gets them as they are. */
export function shownAs({ accepted }: RestRequest): 'json' | 'text' | undefined {
  if (accepted.format === 'raw') return undefined
  return accepted.format === 'csv' ? 'text' : 'json'
}
