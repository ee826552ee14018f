import type { Parameters } from '../sql/parameters.ts'

export type RequestKind = 'read' | 'insert' | 'upsert' | 'update' | 'delete' | 'call'

/** A request turned into SQL: everything that doesn't depend on its values. */
export interface Compiled {
  kind: RequestKind
  sql: string
  parameters: Parameters
  /** Counts the rows without the limit, for the planner's estimate. */
  estimate?: { sql: string; parameters: Parameters }
  isReadOnly: boolean
  /** Settings of the called function that must apply before it starts. */
  settings: Record<string, string>
  /** The response has no body at all: a void function. */
  isVoid: boolean
  /** One object was requested: any other number of rows is an error. */
  isSingular: boolean
  /** The body is base64, because the result is text. */
  isBinary: boolean
  offset: number
  /** Columns of the Location header, in the order of their values. */
  location: string[]
}

export interface CompileOptions {
  maxRows: number
  aggregates: boolean
}
