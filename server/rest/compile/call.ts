import type { Catalog, Column, Routine } from '../catalog/model.ts'
import { qualified } from '../catalog/model.ts'
import { restError } from '../errors.ts'
import { inspectJsonBody } from '../outline.ts'
import { type ParsedQuery, parseQuery } from '../parse/query.ts'
import { planRead } from '../plan/read-plan.ts'
import type { RestRequest } from '../rest-request.ts'
import { answerSql, type BodyFormat } from '../sql/answer.ts'
import { type CallArguments, callSql } from '../sql/call.ts'
import { Parameters } from '../sql/parameters.ts'
import { countSql, readSql } from '../sql/read.ts'
import type { Compiled, CompileOptions } from './compiled.ts'
import { findRoutine } from './find-routine.ts'
import { isBinary, shownAs } from './format.ts'
import { needsExactCount } from './read.ts'

/** GET, HEAD and POST on a function. */
export function compileCall(request: RestRequest, catalog: Catalog, options: CompileOptions): Compiled {
  const { method } = request
  const isGet = method === 'GET' || method === 'HEAD'
  if (!isGet && method !== 'POST') throw restError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)
  const name = request.resource.slice('rpc/'.length)
  if (name.includes('/')) throw restError(404, 'PGRST125', 'Invalid path specified in request URL')
  const query = parseQuery(request.query, isGet)
  const pairs = isGet ? query.callArguments : request.form?.map(([name], index) => ({ name, index }))
  const given = pairs?.map((argument) => argument.name) ?? bodyKeys(request, query)
  const { routine, takesBody } = findRoutine(
    catalog,
    request.schema,
    name,
    [...new Set(given)],
    isGet ? undefined : request.sentType,
  )
  assertCountable(request, routine)
  const parameters = new Parameters()
  const call = callSql(routine, argumentsOf(pairs, given, takesBody), parameters)
  const source = `pgrst_source as (${call})`
  const format = formatOf(request, routine)
  const base = {
    kind: 'call' as const,
    parameters,
    isReadOnly: isGet || !routine.isVolatile,
    settings: routine.settings,
    isVoid: routine.returns === 'void',
    isSingular: request.accepted.format === 'object' && routine.returns === 'row',
    isBinary: isBinary(format),
    location: [],
  }
  if (routine.returns !== 'row') query.select = [{ kind: 'star' }]
  const plan = planRead(originOf(routine, catalog, request.schema), query, {
    catalog,
    ...options,
    shownAs: shownAs(request),
  })
  if (request.range) {
    plan.offset ??= request.range.offset
    plan.limit = Math.min(plan.limit ?? options.maxRows, request.range.limit ?? options.maxRows)
  }
  const from = { sql: 'pgrst_source', conditions: [] }
  const sql = answerSql({
    ctes: [source],
    rows: readSql(plan, from, parameters),
    count: needsExactCount(request) ? countSql(plan, from, parameters) : undefined,
    format,
    stripNulls: request.accepted.stripNulls,
  })
  return { ...base, sql, offset: plan.offset ?? 0 }
}

/** A function that affects rows must return how many. */
function assertCountable({ preferences }: RestRequest, routine: Routine): void {
  const isLimited = preferences.handling === 'strict' && preferences['max-affected'] !== undefined
  if (!isLimited || routine.returnsSet) return
  throw restError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  )
}

function bodyKeys(request: RestRequest, query: ParsedQuery): string[] {
  if (query.columns) return query.columns
  if (request.contentType !== 'application/json' || request.body.trim() === '') return []
  return inspectJsonBody(request.body).keys
}

function argumentsOf(
  pairs: ParsedQuery['callArguments'] | undefined,
  given: string[],
  takesBody: boolean,
): CallArguments {
  if (takesBody) return { from: 'body' }
  if (!pairs) return { from: 'object', names: given }
  const indexes = new Map<string, number[]>()
  for (const { name, index } of pairs) indexes.set(name, [...(indexes.get(name) ?? []), index])
  return { from: 'pairs', given: indexes }
}

function formatOf({ method, accepted }: RestRequest, routine: Routine): BodyFormat {
  if (routine.returns === 'void' || method === 'HEAD') return 'none'
  const { handler } = accepted
  if (handler) return { handler, ofScalars: routine.returns !== 'row' }
  if (accepted.format === 'raw') return routine.isBinary ? 'binary' : 'raw'
  if (routine.returns !== 'row' && accepted.format !== 'csv') return routine.returnsSet ? 'scalars' : 'scalar'
  if (accepted.format === 'array' && !routine.returnsSet) return 'object'
  return accepted.format
}

function originOf(routine: Routine, catalog: Catalog, schema: string) {
  const table = routine.rowOf && catalog.tables.get(qualified(routine.rowOf.schema, routine.rowOf.table))
  const columns = table?.columns ?? new Map<string, Column>()
  return { table, columns, alias: 'pgrst_source', isCall: table !== undefined, schema }
}
