import { type Payload, readPayload } from '../body.ts'
import type { Catalog, Table } from '../catalog/model.ts'
import { invalidBody, restError } from '../errors.ts'
import type { Condition } from '../parse/logic.ts'
import { type ParsedQuery, parseQuery } from '../parse/query.ts'
import type { ReadPlan } from '../plan/model.ts'
import { planRead } from '../plan/read-plan.ts'
import type { RestRequest } from '../rest-request.ts'
import { answerSql } from '../sql/answer.ts'
import { type Change, type Conflict, deleteSql, insertSql, putRowSql, updateSql } from '../sql/mutate.ts'
import { Parameters } from '../sql/parameters.ts'
import { quoteName } from '../sql/quote.ts'
import { readSql } from '../sql/read.ts'
import type { Compiled, CompileOptions, RequestKind } from './compiled.ts'
import { formatOfRows, isBinary, shownAs } from './format.ts'
import { assertColumns, findTable } from './table.ts'

/** POST, PATCH, PUT and DELETE on a table or view. */
export function compileMutation(request: RestRequest, catalog: Catalog, options: CompileOptions): Compiled {
  const table = findTable(catalog, request.schema, request.resource)
  const query = parseQuery(request.query, false)
  const payload = request.method === 'DELETE' ? undefined : readPayload(request, query.columns)
  assertColumns(table, payload?.columns ?? [])
  const plan = planChanged(request, table, query, catalog, options)
  const wantsRows = request.preferences.return === 'representation'
  const location = request.preferences.return === 'headers-only' ? table.primaryKey : []
  const change: Change = {
    table,
    columns: payload?.columns ?? [],
    missingAsDefault: request.preferences.missing === 'default',
    returning: returningSql(table, plan, wantsRows, location),
  }
  const parameters = new Parameters()
  const changed = changeSql(request, change, query, plan, payload, parameters)
  // The mutation itself applied the filters, so all rows it returned are shown.
  const shown: ReadPlan = {
    ...plan,
    alias: 'pgrst_source',
    conditions: [],
    limit: undefined,
    offset: undefined,
  }
  const source = { sql: 'pgrst_source', conditions: [] }
  const format = wantsRows ? formatOfRows(request) : 'none'
  return {
    kind: changed.kind,
    sql: answerSql({
      ctes: [`pgrst_source as (${changed.sql})`],
      rows: wantsRows ? readSql(shown, source, parameters) : 'select * from pgrst_source',
      format,
      stripNulls: request.accepted.stripNulls,
      location,
      countsUpdated: changed.kind === 'upsert',
    }),
    parameters,
    isReadOnly: false,
    settings: {},
    isVoid: false,
    isSingular: request.accepted.format === 'object',
    isBinary: isBinary(format),
    offset: 0,
    location,
  }
}

function planChanged(
  request: RestRequest,
  table: Table,
  query: ParsedQuery,
  catalog: Catalog,
  options: CompileOptions,
): ReadPlan {
  const origin = { table, columns: table.columns, alias: quoteName(table.name), schema: request.schema }
  return planRead(origin, query, { catalog, aggregates: options.aggregates, shownAs: shownAs(request) })
}

function changeSql(
  request: RestRequest,
  change: Change,
  query: ParsedQuery,
  plan: ReadPlan,
  payload: Payload | undefined,
  parameters: Parameters,
): { kind: RequestKind; sql: string } {
  switch (request.method) {
    case 'DELETE':
      return { kind: 'delete', sql: deleteSql(change, plan, parameters) }
    case 'PATCH':
      return { kind: 'update', sql: updateSql(change, plan, parameters) }
    case 'PUT':
      return { kind: 'upsert', sql: putSql(change, plan, payload!, parameters) }
    default: {
      const conflict = conflictOf(request, change.table, query)
      const kind = conflict ? 'upsert' : 'insert'
      if (payload!.isEmptyArray) return { kind, sql: nothingInserted(change) }
      return { kind, sql: insertSql(change, conflict, parameters) }
    }
  }
}

function nothingInserted({ table, returning }: Change): string {
  return `select ${returning} from ${quoteName(table.schema)}.${quoteName(table.name)} as ${quoteName(table.name)} where false`
}

function conflictOf({ preferences }: RestRequest, table: Table, query: ParsedQuery): Conflict | undefined {
  if (!preferences.resolution) return undefined
  assertColumns(table, query.onConflict ?? [])
  const columns = query.onConflict ?? table.primaryKey
  return columns.length > 0 ? { columns, resolution: preferences.resolution } : undefined
}

/** PUT addresses one row by its whole primary key, and the body is that row. */
function putSql(change: Change, plan: ReadPlan, payload: Payload, parameters: Parameters): string {
  const { table } = change
  if (plan.limit !== undefined || plan.offset !== undefined)
    throw restError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')
  const named = plan.conditions.map((condition) => equalColumn(condition))
  const complete =
    table.primaryKey.length > 0 &&
    named.length === table.primaryKey.length &&
    table.primaryKey.every((column) => named.includes(column))
  if (!complete) {
    throw restError(
      405,
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    )
  }
  if (payload.isArray && payload.isEmptyArray) throw invalidBody('Empty or invalid json')
  return putRowSql(change, plan, parameters)
}

function equalColumn(condition: Condition): string | undefined {
  if (condition.kind !== 'filter' || condition.negated || condition.field.path.length > 0) return undefined
  const { operation } = condition
  return operation.kind === 'compare' && operation.operator === 'eq' && !operation.quantifier
    ? condition.field.name
    : undefined
}

/** Returns only what the response needs, because returning a column requires the privilege to read it. */
function returningSql(table: Table, plan: ReadPlan, wantsRows: boolean, location: string[]): string {
  const column = (name: string) => `${plan.alias}.${quoteName(name)}`
  if (!wantsRows) return location.length > 0 ? location.map(column).join(', ') : '1'
  if (plan.stars) {
    const computed = plan.fields.map((field) => field.field.name).filter((name) => !table.columns.has(name))
    return [`${plan.alias}.*`, ...new Set(computed.filter((name) => name !== '*').map(column))].join(', ')
  }
  const names = new Set<string>()
  for (const { field } of plan.fields) if (field.name !== '*') names.add(field.name)
  for (const { field, embed } of plan.order) if (embed === undefined) names.add(field.name)
  for (const { relationship } of plan.embeds) {
    if (relationship.via) for (const name of table.columns.keys()) names.add(name)
    for (const [own] of relationship.junction?.sourceColumns ?? relationship.columns) names.add(own)
  }
  return names.size > 0 ? [...names].map(column).join(', ') : '1'
}
