import type { MediaHandler } from '../catalog/model.ts'
import { quoteName, quoteQualified } from './quote.ts'

export type BodyFormat =
  | 'array'
  | 'object'
  | 'csv'
  | 'scalars'
  | 'scalar'
  | 'raw'
  | 'binary'
  | 'none'
  | { handler: MediaHandler; ofScalars: boolean }

export interface AnswerOptions {
  /** Statements before the rows, each `name as (…)`. */
  ctes: string[]
  /** The select that returns the rows. */
  rows: string
  /** A select with one row for each row there is without the limit. */
  count?: string
  format: BodyFormat
  stripNulls: boolean
  /** Columns whose values make up the Location header of an insert. */
  location?: string[]
  /** Count how many rows were updated instead of inserted. */
  countsUpdated?: boolean
}

/** One row with the whole response: PostgreSQL builds the JSON, and we pass it on. */
export function answerSql(options: AnswerOptions): string {
  const ctes = options.count ? [...options.ctes, `pgrst_count as (${options.count})`] : options.ctes
  const head = ctes.length > 0 ? `with ${ctes.join(', ')} ` : ''
  const total = options.count ? '(select count(*) from pgrst_count)::text' : 'null::text'
  const updated = options.countsUpdated ? "nullif(current_setting('pgrst.updated', true), '')" : 'null::text'
  return `${head}select count(*)::text as page, ${total} as total, ${bodySql(options)} as body, nullif(current_setting('response.headers', true), '') as headers, nullif(current_setting('response.status', true), '') as status, ${locationSql(options.location)} as location, ${updated} as updated from (${options.rows}) as pgrst_t`
}

function bodySql({ format, stripNulls }: AnswerOptions): string {
  if (typeof format === 'object') return handledSql(format.handler, format.ofScalars)
  const strip = (sql: string) => (stripNulls ? `json_strip_nulls(${sql})` : sql)
  switch (format) {
    case 'none':
      return "''"
    case 'array':
      return `coalesce(${strip('json_agg(pgrst_t)')}::text, '[]')`
    case 'object':
      return `coalesce(${strip('(json_agg(pgrst_t)->0)')}::text, 'null')`
    case 'scalars':
      return `coalesce(json_agg(pgrst_t.pgrst_scalar)::text, '[]')`
    case 'scalar':
      return `coalesce((json_agg(pgrst_t.pgrst_scalar)->0)::text, 'null')`
    case 'raw':
      return `coalesce(string_agg(pgrst_t.pgrst_scalar::text, ''), '')`
    case 'binary':
      return `coalesce(encode(string_agg(pgrst_t.pgrst_scalar, ''), 'base64'), '')`
    case 'csv':
      return csvSql
  }
}

/** The header is the first row's column names; each row is PostgreSQL's own text form of a record. */
const csvSql = `coalesce((select string_agg(case when name ~ '[",\\n]' then '"' || replace(name, '"', '""') || '"' else name end, ',') from (select json_object_keys(to_json((array_agg(pgrst_t))[1])) as name) as names), '') || chr(10) || coalesce(string_agg(substring(pgrst_t::text, 2, length(pgrst_t::text) - 2), chr(10)), '')`

function handledSql({ schema, name, takes, isBinary }: MediaHandler, ofScalars: boolean): string {
  const row = takes ? `pgrst_t::${quoteQualified(takes.schema, takes.name)}` : 'pgrst_t'
  const body = `${quoteQualified(schema, name)}(${ofScalars ? 'pgrst_t.pgrst_scalar' : row})`
  return `coalesce(${isBinary ? `encode(${body}, 'base64')` : `${body}::text`}, '')`
}

function locationSql(columns: string[] | undefined): string {
  if (!columns || columns.length === 0) return 'null::text'
  const pairs = columns.map((column) => `json_agg(pgrst_t.${quoteName(column)})->>0`)
  return `json_build_array(${pairs.join(', ')})::text`
}
