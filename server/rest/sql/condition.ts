import type { Field } from '../parse/field.ts'
import { comparisons, type Filter, isPattern, textSearches } from '../parse/filter.ts'
import type { Condition } from '../parse/logic.ts'
import type { EmbedPlan, ReadPlan } from '../plan/model.ts'
import type { Parameters } from './parameters.ts'
import { quoteLiteral, quoteName, quoteQualified } from './quote.ts'

/** A column and its JSON path. */
export function fieldSql(plan: ReadPlan, field: Field, alias = plan.alias): string {
  const column = plan.columns.get(field.name)
  const owner = column || !plan.isCall ? alias : `(${rowOf(plan)})`
  const base = `${owner}.${quoteName(field.name)}`
  if (field.path.length === 0) return base
  const start = column?.isJson ? base : `to_jsonb(${base})`
  const steps = field.path.map(({ asText, key }) => {
    const arrow = asText ? '->>' : '->'
    return `${arrow}${typeof key === 'number' ? key : quoteLiteral(key)}`
  })
  return `(${start}${steps.join('')})`
}

/** Restores a row's table type, which the result of a mutation or a call has lost. */
export function rowOf({ alias, table }: ReadPlan): string {
  if (alias !== 'pgrst_source' || !table) return `${alias}.*`
  const columns = [...table.columns.keys()].map((name) => `${alias}.${quoteName(name)}`)
  return `row(${columns.join(', ')})::${quoteQualified(table.schema, table.name)}`
}

export function conditionsSql(plan: ReadPlan, parameters: Parameters): string[] {
  return plan.conditions.map((condition) => conditionSql(condition, plan, parameters))
}

function conditionSql(condition: Condition, plan: ReadPlan, parameters: Parameters): string {
  if (condition.kind === 'logic') {
    const inner = condition.children.map((child) => conditionSql(child, plan, parameters))
    return `${condition.negated ? 'not ' : ''}(${inner.join(` ${condition.operator} `)})`
  }
  const embed = findNullEmbed(condition, plan.embeds)
  const sql = embed ? embedIsNull(embed) : filterSql(condition, plan, parameters)
  return condition.negated ? `not (${sql})` : sql
}

/** `clients=is.null` checks whether the embedded resource exists at all. */
function findNullEmbed(filter: Filter, embeds: EmbedPlan[]): EmbedPlan | undefined {
  if (filter.operation.kind !== 'is' || filter.operation.value !== 'null') return undefined
  if (filter.field.path.length > 0) return undefined
  return embeds.find((embed) => embed.name === filter.field.name)
}

function embedIsNull(embed: EmbedPlan): string {
  if (embed.spread && !embed.toOne) return `${embed.joinAlias}.pgrst_rows = 0`
  const rows = embed.toOne ? embed.joinAlias : `${embed.joinAlias}.${embed.joinAlias}`
  return `${rows} is not distinct from null`
}

/** The elements of an array, each converted by the function that reads the column's values from text. */
function eachSql(array: string, reader: string | undefined): string {
  return reader ? `array(select ${reader}(pgrst_each) from unnest(${array}::text[]) as pgrst_each)` : array
}

function filterSql(filter: Filter, plan: ReadPlan, parameters: Parameters): string {
  const column = plan.columns.get(filter.field.name)
  const left = fieldSql(plan, filter.field)
  const { operation } = filter
  const reader = filter.field.path.length === 0 ? column?.representation?.fromText : undefined
  switch (operation.kind) {
    case 'is':
      return `${left} is ${operation.value.replace('_', ' ')}`
    case 'in':
      return `${left} = any (${eachSql(parameters.filterValue(filter.value, operation), reader)})`
    case 'search': {
      const language = operation.language ? `${parameters.constant(operation.language)}::regconfig, ` : ''
      const isVector = column?.isTsvector && filter.field.path.length === 0
      const vector = isVector || !column ? left : `to_tsvector(${language}${left})`
      const query = parameters.filterValue(filter.value, operation)
      return `${vector} @@ ${textSearches[operation.operator]}(${language}${query})`
    }
    case 'compare': {
      const value = parameters.filterValue(filter.value, operation)
      const read = isPattern(operation) ? undefined : reader
      const right = operation.quantifier
        ? `${operation.quantifier} (${eachSql(value, read)})`
        : read
          ? `${read}(${value}::text)`
          : value
      return `${left} ${comparisons[operation.operator]} ${right}`
    }
  }
}
