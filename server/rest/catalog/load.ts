import type { PoolClient } from 'pg'
import type { SupabaseConfig } from '../../config/supabase.ts'
import type { Database } from '../../postgres/database.ts'
import { exposedSchemas } from '../schemas.ts'
import type { Catalog, MediaHandler, Relationship, Representation, Routine, Table } from './model.ts'
import { qualified } from './model.ts'
import * as queries from './queries.ts'
import { findRelationships } from './relationships.ts'
import { resolveViewColumns } from './view-columns.ts'

/** Reads everything the interface needs to know about the database, in one consistent snapshot. */
export async function loadCatalog(db: Database, config: SupabaseConfig): Promise<Catalog> {
  const client = await db.admin.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // With only pg_catalog on the search path, every other type is written with its schema.
    await client.query('set local search_path = pg_catalog')
    const catalog = await read(client, config)
    await client.query('commit')
    return catalog
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

async function read(client: PoolClient, config: SupabaseConfig): Promise<Catalog> {
  const all = async <T>(sql: string) => (await client.query(sql)).rows as T[]
  const tableRows = await all<queries.TableRow>(queries.tables)
  const routineRows = await all<queries.RoutineRow>(queries.routines)
  const viewColumns = resolveViewColumns(
    await all<queries.ViewRow>(queries.views),
    await all<queries.OriginRow>(queries.origins),
  )
  const representations = toRepresentations(await all<queries.CastRow>(queries.casts))
  const tables = new Map(
    tableRows.map((row) => [qualified(row.schema, row.name), toTable(row, representations)]),
  )
  for (const [view, columns] of viewColumns) giveViewAKey(tables.get(view), columns, tables)
  const routines = inOrderOfArguments(routineRows.map(toRoutine).filter(isCallable))
  const relationships = [
    ...findRelationships(await all<queries.ForeignKeyRow>(queries.foreignKeys), tables, viewColumns),
    ...routineRows.flatMap(computedRelationship),
  ]
  const roleSettings = await all<{ role: string; setting: string }>(queries.roleSettings)
  const settings = toOwnSettings(roleSettings)
  const schemas = exposedSchemas(settings, config)
  // Callers who can't query a junction must not be routed through it or learn its name.
  const isOpen = ({ junction }: Relationship) => !junction || schemas.includes(junction.schema)
  const handlers = (await all<queries.HandlerRow>(queries.handlers)).map(toHandler)
  const zones = await all<{ name: string }>('select name from pg_timezone_names')
  return {
    tables,
    routines: groupBy(routines, (routine) => qualified(routine.schema, routine.name)),
    handlers: handlers.filter((handler) => schemas.includes(handler.schema)),
    relationships: groupBy(relationships.filter(isOpen), (relation) =>
      qualified(relation.schema, relation.table),
    ),
    roleSettings: toRoleSettings(roleSettings),
    settings,
    timeZones: new Set(zones.map((zone) => zone.name.toLowerCase())),
  }
}

function toRepresentations(casts: queries.CastRow[]): Map<string, Representation> {
  const byDomain = new Map<string, Representation>()
  for (const cast of casts) {
    const { domain, other, is_output: isOutput } = cast
    const direction = isOutput
      ? ({ json: 'toJson', text: 'toText' } as const)
      : ({ json: 'fromJson', text: 'fromText' } as const)
    byDomain.set(domain, { ...byDomain.get(domain), [direction[other]]: cast.function })
  }
  return byDomain
}

function toTable(row: queries.TableRow, representations: Map<string, Representation>): Table {
  return {
    schema: row.schema,
    name: row.name,
    isView: row.kind === 'v' || row.kind === 'm',
    columns: new Map(
      row.columns.map((column) => [
        column.name,
        {
          name: column.name,
          type: column.type,
          nullable: column.nullable,
          default: column.default,
          isArray: column.is_array,
          isTsvector: column.base === 'tsvector',
          isJson: column.base === 'json' || column.base === 'jsonb',
          representation: representations.get(column.type),
        },
      ]),
    ),
    primaryKey: row.primary_key,
    updatable: (row.events & 4) !== 0,
    insertable: (row.events & 8) !== 0,
    deletable: (row.events & 16) !== 0,
    description: row.description,
  }
}

function toHandler({ media_type, is_binary, takes, ...name }: queries.HandlerRow): MediaHandler {
  return { ...name, mediaType: media_type, isBinary: is_binary, takes: takes ?? undefined }
}

/** A view that shows the whole primary key of its tables supports upsert and joins by it. */
function giveViewAKey(
  view: Table | undefined,
  columns: Map<string, { schema: string; table: string; column: string }>,
  tables: Map<string, Table>,
): void {
  if (!view) return
  const bases = new Set([...columns.values()].map((column) => qualified(column.schema, column.table)))
  view.primaryKey = [...bases].flatMap((base) => {
    const key = tables.get(base)?.primaryKey ?? []
    const shown = key.map(
      (column) =>
        [...columns].find(
          ([, from]) => qualified(from.schema, from.table) === base && from.column === column,
        )?.[0],
    )
    return shown.every((name) => name !== undefined) ? shown : []
  })
}

/** A function's own settings apply while it runs; these must apply before it starts. */
const early = new Set([
  'statement_timeout',
  'plan_filter.statement_cost_limit',
  'default_transaction_isolation',
])

function toRoutine(row: queries.RoutineRow): Routine {
  const inputs = row.arguments.filter((argument) => 'ibv'.includes(argument.mode))
  const outputs = row.arguments.filter((argument) => 'obt'.includes(argument.mode))
  const isTable = row.return_relkind !== null && row.return_relkind !== 'c'
  const isRow = row.return_table !== null || outputs.length > 0
  return {
    schema: row.schema,
    name: row.name,
    arguments: inputs.map((argument, index) => ({
      name: argument.name ?? '',
      type: argument.type,
      required: index < row.required_count,
      variadic: argument.mode === 'v',
    })),
    isVolatile: row.is_volatile,
    returnsSet: row.returns_set,
    returns: isRow ? 'row' : withoutColumns(row.return_type),
    rowOf:
      isTable && row.return_table
        ? { schema: row.return_table.schema, table: row.return_table.name }
        : undefined,
    rowColumns: row.composite_columns ?? outputs.map((argument) => argument.name ?? ''),
    returnType: row.return_type,
    mediaType: row.media_type ?? undefined,
    isBinary: row.is_binary,
    settings: Object.fromEntries((row.settings ?? []).map(splitSetting).filter(([name]) => early.has(name))),
  }
}

function withoutColumns(type: string): Routine['returns'] {
  return type === 'void' || type === 'record' ? type : 'scalar'
}

/** Arguments are passed by name. A single unnamed one can be the whole body. */
function isCallable({ arguments: declared }: Routine): boolean {
  const unnamed = declared.filter((argument) => argument.name === '')
  return unnamed.length === 0 || (declared.length === 1 && /^(jsonb?|text|xml|bytea)$/.test(unnamed[0]!.type))
}

/** The order in which overloads are listed. */
function inOrderOfArguments(routines: Routine[]): Routine[] {
  const key = ({ arguments: declared }: Routine) => declared.map(({ name, type }) => `${name} ${type}`).join()
  const keyed = routines.map((routine) => ({ routine, key: key(routine), count: routine.arguments.length }))
  return keyed.sort((a, b) => a.count - b.count || (a.key < b.key ? -1 : 1)).map(({ routine }) => routine)
}

/** A function from one table's row to another table's rows is a relationship between the two. */
function computedRelationship(row: queries.RoutineRow): Relationship[] {
  const [argument] = row.arguments
  const target = row.return_table
  if (row.arguments.length !== 1 || !argument?.row_of || !target || row.return_relkind === 'c') return []
  const toOne = !row.returns_set || row.rows === 1
  return [
    {
      schema: argument.row_of.schema,
      table: argument.row_of.name,
      targetSchema: target.schema,
      target: target.name,
      cardinality: toOne ? 'many-to-one' : 'one-to-many',
      columns: [],
      via: { schema: row.schema, name: row.name },
      isSelf: false,
      targetIsView: false,
    },
  ]
}

/** A role can't have settings that would change the caller or break the transaction. */
const notForRequests = /^(pgrst\.|app\.settings\.|role$|session_authorization$|search_path$|request\.)/

function toRoleSettings(rows: { role: string; setting: string }[]): Map<string, Record<string, string>> {
  const byRole = new Map<string, Record<string, string>>()
  for (const { role, setting } of rows) {
    const [name, value] = splitSetting(setting)
    if (notForRequests.test(name)) continue
    byRole.set(role, { ...byRole.get(role), [name]: value })
  }
  return byRole
}

function toOwnSettings(rows: { role: string; setting: string }[]): Record<string, string> {
  const own = rows.filter(({ role, setting }) => role === 'authenticator' && setting.startsWith('pgrst.'))
  return Object.fromEntries(own.map(({ setting }) => splitSetting(setting.slice('pgrst.'.length))))
}

function splitSetting(setting: string): [string, string] {
  const at = setting.indexOf('=')
  return [setting.slice(0, at), setting.slice(at + 1)]
}

function groupBy<T>(items: T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}
