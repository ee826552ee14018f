import type { ServerContext } from '../context.ts'
import { HttpError } from '../http/errors.ts'
import type { Statement, StatementResult } from '../postgres/pipeline.ts'
import type { LocalSettings, Requests } from '../postgres/requests.ts'
import type { Catalog } from './catalog/model.ts'
import type { Compiled } from './compile/compiled.ts'
import { connectionLost, fromPostgres, invalidBody, restError } from './errors.ts'
import type { RestRequest } from './rest-request.ts'
import { type Result, toResult } from './result.ts'
import { extraSearchPath } from './schemas.ts'
import { quoteName } from './sql/quote.ts'

/**
 * During a failover, the server we reach may still be read-only. To a client, that is the same as unavailable. It may
 * also have become the primary meanwhile, so the answer is final only the second time.
 */
export async function execute(
  engine: ServerContext,
  catalog: Catalog,
  request: RestRequest,
  compiled: Compiled,
): Promise<Result> {
  const fromReplica = await executeOnReplica(engine, catalog, request, compiled)
  if (fromReplica) return fromReplica.value
  try {
    return await executeOnce(engine, catalog, request, compiled)
  } catch (error) {
    if (compiled.isReadOnly || !isReadOnlyRefusal(error)) throw error
    if (await isStandby(engine)) throw connectionLost()
    return executeOnce(engine, catalog, request, compiled)
  }
}

/** Any failure of a standby, even a plain refusal, is the primary's to repeat: a standby may not know a change yet. */
async function executeOnReplica(
  engine: ServerContext,
  catalog: Catalog,
  request: RestRequest,
  compiled: Compiled,
): Promise<{ value: Result } | undefined> {
  const { replica } = engine.db
  if (!replica || !engine.replicaReads.has(request, compiled)) return undefined
  const settings = localSettings(engine, catalog, request, compiled)
  return replica.read(request.caller, (requests, guard) =>
    runOnce(engine, requests, settings, request, compiled, [guard, ...checkOf(catalog)]),
  )
}

async function runOnce(
  engine: ServerContext,
  requests: Requests,
  settings: LocalSettings,
  request: RestRequest,
  compiled: Compiled,
  check: Statement[],
): Promise<Result> {
  const answer = await requests.run(request.caller, settings, statementOf(request, compiled), check)
  const result = toResult(answer.rows[0]!)
  assertResult(result, request, compiled)
  if (!compiled.estimate) return result
  return withEstimate(engine, requests, settings, request, compiled, result, check)
}

const statementOf = (request: RestRequest, compiled: Compiled): Statement => ({
  sql: compiled.sql,
  values: compiled.parameters.bind(request),
  prepareAs: request.caller.role,
  purpose: { kind: compiled.kind, target: request.resource },
})

async function executeOnce(
  engine: ServerContext,
  catalog: Catalog,
  request: RestRequest,
  compiled: Compiled,
): Promise<Result> {
  const { caller } = request
  const { requests } = engine.db
  const settings = localSettings(engine, catalog, request, compiled)
  const check = checkOf(catalog)
  try {
    if (needsDecision(request, compiled)) {
      const decide = (answer: StatementResult) => {
        const result = toResult(answer.rows[0]!)
        assertResult(result, request, compiled)
        return { commit: !wantsRollback(request, catalog), value: result }
      }
      return await requests.transaction(caller, settings, statementOf(request, compiled), decide, check)
    }
    return await runOnce(engine, requests, settings, request, compiled, check)
  } catch (error) {
    if (isOurs(error)) throw error
    throw fromPostgres(error, caller.role !== 'anon')
  }
}

/** The project's function that checks every request first, as the caller, if there is one. */
function checkOf({ settings: { db_pre_request: name } }: Catalog): Statement[] {
  if (!name) return []
  return [{ sql: `select ${name.split('.').map(quoteName).join('.')}()`, prepareAs: 'check' }]
}

/** The statement's execution plan, for `application/vnd.pgrst.plan`. */
export async function explain(
  engine: ServerContext,
  catalog: Catalog,
  request: RestRequest,
  compiled: Compiled,
): Promise<string> {
  if (catalog.settings.db_plan_enabled !== 'true') {
    throw restError(406, 'PGRST107', `None of these media types are available: ${request.headers.accept}`)
  }
  const { format, options } = request.accepted.explain!
  const list = [...options, `format ${format}`].join(', ')
  const statement = { sql: `explain (${list}) ${compiled.sql}`, values: compiled.parameters.bind(request) }
  const settings = localSettings(engine, catalog, request, compiled)
  const answer = await engine.db.requests
    .transaction(request.caller, settings, statement, (value) => ({ commit: false, value }), checkOf(catalog))
    .catch((error) => {
      throw fromPostgres(error, request.caller.role !== 'anon')
    })
  return answer.rows.map((row) => row[0]).join('\n')
}

const isReadOnlyRefusal = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { code?: string }).code === '25006'

/** A database that can't say is away, too. */
async function isStandby({ db }: ServerContext): Promise<boolean> {
  const question = db.admin.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  return question.then(
    ({ rows }) => rows[0]!.standby,
    () => true,
  )
}

const isOurs = (error: unknown): boolean => error instanceof HttpError

/** Most responses don't need to be checked; only these may roll back. */
function needsDecision({ method, preferences }: RestRequest, compiled: Compiled): boolean {
  if (compiled.isReadOnly) return false
  return (
    method === 'PUT' ||
    compiled.isSingular ||
    preferences['max-affected'] !== undefined ||
    preferences.tx !== undefined
  )
}

function wantsRollback({ preferences }: RestRequest, catalog: Catalog): boolean {
  return preferences.tx === 'rollback' && /allow-override$/.test(catalog.settings.db_tx_end ?? '')
}

function assertResult(result: Result, { method, preferences }: RestRequest, compiled: Compiled): void {
  if (method === 'PUT' && result.rows !== 1)
    throw restError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')
  if (compiled.isSingular && result.rows !== 1) {
    throw restError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${result.rows} rows`,
    })
  }
  const maximum = preferences['max-affected']
  if (
    preferences.handling === 'strict' &&
    maximum !== undefined &&
    result.rows > maximum &&
    compiled.kind !== 'read'
  ) {
    throw restError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${result.rows} rows`,
    })
  }
}

/** `planned` uses the planner's estimate; `estimated` only if more rows were counted than can be returned. */
async function withEstimate(
  engine: ServerContext,
  requests: Requests,
  settings: LocalSettings,
  request: RestRequest,
  compiled: Compiled,
  result: Result,
  check: Statement[],
): Promise<Result> {
  const isPlanned = request.preferences.count === 'planned'
  const maxRows = engine.config.api.max_rows
  if (!isPlanned && (result.total ?? 0) <= maxRows) return result
  const { sql, parameters } = compiled.estimate!
  const statement = { sql, values: parameters.bind(request) }
  const answer = await requests.run(request.caller, settings, statement, check)
  const guess = Number(JSON.parse(answer.rows[0]![0]!)[0].Plan['Plan Rows'])
  return { ...result, total: isPlanned ? guess : Math.max(guess, result.total!) }
}

function readCookies(header: string | undefined): Record<string, string> {
  if (!header) return {}
  const pairs = header.split(';').map((pair) => pair.trim().split(/=(.*)/s, 2))
  return Object.fromEntries(pairs.map(([name, value]) => [name, value ?? '']))
}

/** What policies and functions can read about the request, and the limits of the caller's role. */
function localSettings(
  engine: ServerContext,
  catalog: Catalog,
  request: RestRequest,
  compiled: Compiled,
): LocalSettings {
  const path = [request.schema, ...extraSearchPath(catalog, engine.config)]
  const settings: LocalSettings = {
    search_path: path.map(quoteName).join(', '),
    'request.method': request.method,
    'request.path': `/${request.resource}`,
    'request.headers': JSON.stringify(request.headers),
    'request.cookies': JSON.stringify(readCookies(request.headers.cookie)),
    ...catalog.roleSettings.get(request.caller.role),
    ...compiled.settings,
  }
  if (request.preferences.timezone) settings.timezone = request.preferences.timezone
  if (compiled.isReadOnly) settings.transaction_read_only = 'on'
  if (request.body.includes('\0')) throw invalidBody('Empty or invalid json')
  return settings
}
