import type { Catalog } from '../catalog/model.ts'
import { parseQuery } from '../parse/query.ts'
import type { ReadPlan } from '../plan/model.ts'
import { planRead } from '../plan/read-plan.ts'
import type { RestRequest } from '../rest-request.ts'
import { answerSql } from '../sql/answer.ts'
import { Parameters } from '../sql/parameters.ts'
import { quoteName } from '../sql/quote.ts'
import { countSql, readSql, tableFrom } from '../sql/read.ts'
import type { Compiled, CompileOptions } from './compiled.ts'
import { formatOfRows, isBinary, shownAs } from './format.ts'
import { findTable } from './table.ts'

/** GET and HEAD on a table or view. */
export function compileRead(request: RestRequest, catalog: Catalog, options: CompileOptions): Compiled {
  const table = findTable(catalog, request.schema, request.resource)
  const query = parseQuery(request.query, false)
  const origin = { table, columns: table.columns, alias: quoteName(table.name), schema: request.schema }
  const plan = planRead(origin, query, { catalog, ...options, shownAs: shownAs(request) })
  applyRange(plan, request, options.maxRows)
  const parameters = new Parameters()
  const rows = readSql(plan, tableFrom(plan), parameters)
  const count = needsExactCount(request) ? countSql(plan, tableFrom(plan), parameters) : undefined
  // Estimates are only needed beyond what one response can hold. Up to there, counting is cheap and exact.
  const most = request.preferences.count === 'estimated' ? ` limit ${options.maxRows + 1}` : ''
  const format = formatOfRows(request)
  return {
    kind: 'read',
    sql: answerSql({
      ctes: [],
      rows,
      count: count && `${count}${most}`,
      format,
      stripNulls: request.accepted.stripNulls,
    }),
    parameters,
    estimate: estimateOf(plan, request),
    isReadOnly: true,
    settings: {},
    isVoid: false,
    isSingular: request.accepted.format === 'object',
    isBinary: isBinary(format),
    offset: plan.offset ?? 0,
    location: [],
  }
}

/** The Range header applies only if the query string sets no range. */
function applyRange(plan: ReadPlan, { range }: RestRequest, maxRows: number): void {
  if (!range) return
  plan.offset ??= range.offset
  if (range.limit !== undefined) plan.limit = Math.min(plan.limit ?? maxRows, range.limit)
}

export function needsExactCount(request: RestRequest): boolean {
  return request.preferences.count === 'exact' || request.preferences.count === 'estimated'
}

function estimateOf(plan: ReadPlan, { preferences }: RestRequest): Compiled['estimate'] {
  if (preferences.count !== 'planned' && preferences.count !== 'estimated') return undefined
  const parameters = new Parameters()
  return { sql: `explain (format json) ${countSql(plan, tableFrom(plan), parameters)}`, parameters }
}
