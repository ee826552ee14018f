import type { SelectedField } from '../parse/select.ts'
import { isGrouped } from '../plan/is-grouped.ts'
import type { EmbedPlan, ReadPlan } from '../plan/model.ts'
import { fieldSql } from './condition.ts'
import { quoteName } from './quote.ts'

/** One column of a select list. */
export interface Output {
  /** Its key in the response; undefined for a star, which has its own names. */
  name?: string
  sql: string
  /** JSON has no equality, so rows are grouped by it as jsonb. */
  isJson?: boolean
  /** Already aggregated, so rows are not grouped by it. */
  isAggregated: boolean
  /** What rows are grouped by, if that differs from what is shown. */
  groupedBy?: string
  /** A spread resource's aggregates belong to the resource it is spread into. */
  pending?: { call: string; cast?: string; name: string }
}

/** A resource's output. `isSpread`: shown by its parent, one output per column. */
export function outputsOf(plan: ReadPlan, isSpread = false): Output[] {
  const grouped = !isSpread && isGrouped(plan)
  const outputs = [
    ...starOutputs(plan, isSpread || grouped),
    ...plan.fields.map((field, at) => fieldOutput(field, plan, isSpread ? at : undefined)),
    ...plan.embeds.flatMap((embed) => embedOutputs(embed, grouped, isSpread)),
  ]
  return outputs.map((output, at) => (output.pending ? { ...output, name: `pgrst_${at}` } : output))
}

export function listSql(outputs: Output[]): string {
  return outputs
    .map(({ name, sql }) => (name === undefined ? sql : `${sql} as ${quoteName(name)}`))
    .join(', ')
}

/** With an aggregate in the list, rows are grouped by everything else in it. */
export function groupBySql(outputs: Output[]): string {
  if (!outputs.some((output) => output.isAggregated)) return ''
  const keys = outputs
    .filter((output) => !output.isAggregated)
    .map((output) => output.groupedBy ?? output.sql)
  return keys.length > 0 ? ` group by ${keys.join(', ')}` : ''
}

function starOutputs(plan: ReadPlan, expand: boolean): Output[] {
  if (!plan.stars) return []
  const isPlain = [...plan.columns.keys()].every((name) => !shownBy(plan, name))
  if (!expand && isPlain) return [{ sql: `${plan.alias}.*`, isAggregated: false }]
  return [...plan.columns.keys()].map((name) => ({
    name,
    ...columnOutput(plan, name, `${plan.alias}.${quoteName(name)}`),
  }))
}

/** The function that converts a column's values to the form callers see. */
function shownBy({ columns, shownAs }: ReadPlan, name: string): string | undefined {
  const representation = columns.get(name)?.representation
  if (!representation || !shownAs) return undefined
  return shownAs === 'json' ? representation.toJson : representation.toText
}

function columnOutput(plan: ReadPlan, name: string, sql: string): Omit<Output, 'name'> {
  const shown = shownBy(plan, name)
  if (!shown) return { sql, isAggregated: false }
  return { sql: `${shown}(${sql})`, groupedBy: sql, isJson: plan.shownAs === 'json', isAggregated: false }
}

function fieldOutput(selected: SelectedField, plan: ReadPlan, pendingAt: number | undefined): Output {
  const { field, alias, aggregate, cast, aggregateCast } = selected
  const isWholeRow = field.name === '*'
  const base = isWholeRow ? plan.alias : fieldSql(plan, field)
  // The parser allows only letters, digits, blanks and [] in a cast, so it is safe to use as is.
  const castSql = (sql: string) => (cast ? `cast(${sql} as ${cast})` : sql)
  const name = alias ?? aggregate ?? fieldName(selected)
  if (!aggregate) {
    const isColumn = field.path.length === 0
    const output = isColumn ? columnOutput(plan, field.name, base) : { sql: base, isAggregated: false }
    return cast ? { name, sql: castSql(output.sql), isAggregated: false } : { name, ...output }
  }
  const value = castSql(base)
  if (pendingAt !== undefined)
    return { sql: value, isAggregated: false, pending: { call: aggregate, cast: aggregateCast, name } }
  return { name, sql: aggregateSql(aggregate, isWholeRow ? '*' : value, aggregateCast), isAggregated: true }
}

function aggregateSql(call: string, value: string, cast: string | undefined): string {
  return cast ? `cast(${call}(${value}) as ${cast})` : `${call}(${value})`
}

/** If a JSON path ends in a position, the last key before it is the name. */
function fieldName({ field }: SelectedField): string {
  const lastKey = field.path.findLast((step) => typeof step.key === 'string')?.key
  return lastKey === undefined ? field.name : String(lastKey)
}

function embedOutputs(embed: EmbedPlan, grouped: boolean, isSpread: boolean): Output[] {
  if (embed.hidden) return []
  const { joinAlias, name, toOne } = embed
  const comparable = grouped ? '::jsonb' : ''
  if (embed.spread) return spreadOutputs(embed, comparable, isSpread)
  const sql = toOne
    ? `row_to_json(${joinAlias}.*)${comparable}`
    : `coalesce(${joinAlias}.${joinAlias}${comparable}, '[]')`
  return [{ name, sql, isJson: true, isAggregated: false }]
}

/** A spread resource gives its columns to the parent: as they are for a to-one relationship, else as arrays. */
function spreadOutputs(
  { joinAlias, plan, toOne }: EmbedPlan,
  comparable: string,
  isSpread: boolean,
): Output[] {
  return outputsOf(plan, true).map((output): Output => {
    const column = `${joinAlias}.${quoteName(output.name!)}`
    if (!toOne) return { ...output, groupedBy: undefined, sql: `coalesce(${column}${comparable}, '[]')` }
    const { pending } = output
    if (!pending || isSpread)
      return { ...output, groupedBy: undefined, sql: output.isJson ? `${column}${comparable}` : column }
    const sql = aggregateSql(pending.call, column, pending.cast)
    return { name: pending.name, sql, isAggregated: true }
  })
}
