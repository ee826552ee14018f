import type { IncomingHttpHeaders } from 'node:http'
import type { Caller } from '../keys/caller.ts'
import type { Accepted } from './parse/media-type.ts'
import type { Preferences } from './parse/prefer.ts'
import type { Range } from './parse/range.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS'

/** A request with its parsed headers. */
export interface RestRequest {
  method: Method
  /** `messages`, or `rpc/add_them`; without the leading slash. */
  resource: string
  schema: string
  caller: Caller
  query: [string, string][]
  preferences: Preferences
  accepted: Accepted
  range?: Range
  body: string
  /** The body's current type: forms and CSV have been converted to JSON. */
  contentType: string
  /** The body's original type. */
  sentType: string
  form?: [string, string][]
  headers: IncomingHttpHeaders
}
