import type { Table } from '../catalog/model.ts'
import type { ReadPlan } from '../plan/model.ts'
import { conditionsSql } from './condition.ts'
import type { Parameters } from './parameters.ts'
import { quoteLiteral, quoteName, quoteQualified } from './quote.ts'

export interface Change {
  table: Table
  /** Columns the body has values for. */
  columns: string[]
  /** Columns missing from an element get their default instead of null. */
  missingAsDefault: boolean
  /** What to return: columns for the representation, or just one row per change. */
  returning: string
}

export interface Conflict {
  columns: string[]
  resolution: 'merge-duplicates' | 'ignore-duplicates'
}

export function insertSql(change: Change, conflict: Conflict | undefined, parameters: Parameters): string {
  const { table, columns } = change
  const target = `${quoteQualified(table.schema, table.name)} as ${quoteName(table.name)}`
  const names = columns.map(quoteName)
  const into = names.length > 0 ? `insert into ${target} (${names.join(', ')})` : `insert into ${target}`
  const values =
    names.length > 0
      ? `select ${names.map((name) => `pgrst_body.${name}`).join(', ')} from ${payloadSql(change, parameters)}`
      : defaultRowsSql(parameters)
  return `${into} ${values}${conflictSql(conflict, columns)} returning ${change.returning}`
}

/** The body's first row, if it has the primary key that the filters name. */
export function putRowSql(change: Change, plan: ReadPlan, parameters: Parameters): string {
  const { table, columns } = change
  const target = `${quoteQualified(table.schema, table.name)} as ${quoteName(table.name)}`
  const names = columns.map(quoteName)
  const same = conditionsSql({ ...plan, alias: 'pgrst_body' }, parameters)
  const conflict = conflictSql({ columns: table.primaryKey, resolution: 'merge-duplicates' }, columns)
  return `insert into ${target} (${names.join(', ')}) select ${names.map((name) => `pgrst_body.${name}`).join(', ')} from ${payloadSql(change, parameters, ' limit 1')} where ${same.join(' and ')}${conflict} returning ${change.returning}`
}

/** A body of empty objects: as many rows of defaults as there are objects. */
function defaultRowsSql(parameters: Parameters): string {
  return `select from json_array_elements(${asArray(parameters)})`
}

function conflictSql(conflict: Conflict | undefined, columns: string[]): string {
  if (!conflict) return ''
  const target = conflict.columns.map(quoteName).join(', ')
  if (conflict.resolution === 'ignore-duplicates' || columns.length === 0)
    return ` on conflict (${target}) do nothing`
  const set = columns.map((column) => `${quoteName(column)} = excluded.${quoteName(column)}`)
  return ` on conflict (${target}) do update set ${set.join(', ')} where ${countUpdated}`
}

/** True for each row that is updated instead of inserted. The count decides the status. */
const countUpdated = `set_config('pgrst.updated', (coalesce(nullif(current_setting('pgrst.updated', true), ''), '0')::int + 1)::text, true) <> ''`

export function updateSql(change: Change, plan: ReadPlan, parameters: Parameters): string {
  const { table, columns } = change
  const name = quoteQualified(table.schema, table.name)
  if (columns.length === 0) return `select ${change.returning} from ${name} as ${plan.alias} where false`
  const set = columns.map((column) => `${quoteName(column)} = pgrst_body.${quoteName(column)}`)
  const conditions = conditionsSql(plan, parameters)
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  return `update ${name} as ${plan.alias} set ${set.join(', ')} from ${payloadSql(change, parameters, ' limit 1')}${where} returning ${change.returning}`
}

export function deleteSql(change: Change, plan: ReadPlan, parameters: Parameters): string {
  const conditions = conditionsSql(plan, parameters)
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  const name = quoteQualified(change.table.schema, change.table.name)
  return `delete from ${name} as ${plan.alias}${where} returning ${change.returning}`
}

function asArray(parameters: Parameters): string {
  const body = `${parameters.body()}::json`
  return `case when json_typeof(${body}) = 'array' then ${body} else json_build_array(${body}) end`
}

/** The body's objects as rows with the columns' own types, named pgrst_body. */
function payloadSql(change: Change, parameters: Parameters, suffix = ''): string {
  const typed = change.columns.map((name) => {
    const column = change.table.columns.get(name)!
    return `${quoteName(name)} ${column.representation?.fromJson ? 'json' : column.type}`
  })
  const array = asArray(parameters)
  const source = change.missingAsDefault
    ? `jsonb_to_recordset((select jsonb_agg(jsonb_build_object(${defaults(change)}) || element) from jsonb_array_elements((${array})::jsonb) as element))`
    : `json_to_recordset(${array})`
  return `(select ${readColumns(change)} from ${source} as pgrst_rows(${typed.join(', ')})${suffix}) as pgrst_body`
}

/** Columns with a custom input form are converted by the function for it. */
function readColumns({ table, columns }: Change): string {
  const readers = columns.map((name) => table.columns.get(name)!.representation?.fromJson)
  if (readers.every((reader) => !reader)) return '*'
  return columns
    .map((name, at) =>
      readers[at] ? `${readers[at]}(${quoteName(name)}) as ${quoteName(name)}` : quoteName(name),
    )
    .join(', ')
}

/** Defaults in the form in which a caller would have sent them. */
function defaults({ table, columns }: Change): string {
  return columns
    .flatMap((name) => {
      const column = table.columns.get(name)
      if (!column?.default) return []
      const { fromJson, toJson } = column.representation ?? {}
      const value = fromJson && toJson ? `${toJson}((${column.default})::${column.type})` : column.default
      return [`${quoteLiteral(name)}, ${value}`]
    })
    .join(', ')
}
