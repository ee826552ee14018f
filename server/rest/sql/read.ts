import type { SelectedField } from '../parse/select.ts'
import type { EmbedPlan, ReadPlan } from '../plan/read-plan.ts'
import { conditionsSql, fieldSql } from './condition.ts'
import type { Parameters } from './parameters.ts'
import { quoteName, quoteQualified } from './quote.ts'

/** Where the rows of a plan come from, and what ties them to their parent. */
interface From {
  sql: string
  conditions: string[]
}

/** The select that gives a plan's rows. `from` is the table, or the name of a change's or call's result. */
export function readSql(plan: ReadPlan, from: From, parameters: Parameters): string {
  const parts = rowsSql(plan, from, parameters)
  const order = orderSql(plan)
  const limit = plan.limit === undefined ? '' : ` limit ${plan.limit}`
  const offset = plan.offset ? ` offset ${plan.offset}` : ''
  return `select ${selectList(plan).join(', ')} ${parts}${groupBy(plan)}${order}${limit}${offset}`
}

/** One row for each row there is without the limit, to be counted. */
export function countSql(plan: ReadPlan, from: From, parameters: Parameters): string {
  return `select 1 ${rowsSql(plan, from, parameters, countedEmbeds(plan))}`
}

function rowsSql(plan: ReadPlan, from: From, parameters: Parameters, embeds = plan.embeds): string {
  const joins = embeds.map((embed) => joinSql(embed, plan.alias, parameters)).join('')
  const conditions = [...from.conditions, ...conditionsSql(plan, parameters)]
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  return `from ${from.sql}${joins}${where}`
}

/** Embedded resources change the count only where they filter: by an inner join or by being null. */
function countedEmbeds(plan: ReadPlan): EmbedPlan[] {
  const tested = JSON.stringify(plan.conditions)
  return plan.embeds.filter((embed) => embed.inner || tested.includes(JSON.stringify(embed.name)))
}

export function tableFrom(plan: ReadPlan): From {
  const { schema, name } = plan.table!
  return { sql: `${quoteQualified(schema, name)} as ${plan.alias}`, conditions: [] }
}

function selectList(plan: ReadPlan): string[] {
  const grouped = isGrouped(plan)
  const list = [
    ...(plan.stars ? [`${plan.alias}.*`] : []),
    ...plan.fields.map((field) => selectedSql(field, plan)),
    ...plan.embeds.flatMap((embed) => embedColumns(embed, grouped)),
  ]
  return list.length > 0 ? list : ['1']
}

function selectedSql(selected: SelectedField, plan: ReadPlan): string {
  const { field, aggregate, cast, aggregateCast } = selected
  const column = plan.columns.get(field.name)
  const isWholeRow = field.name === '*'
  // The parser lets only letters, digits, blanks and [] into a cast, so it is safe as it stands.
  let sql = isWholeRow ? `${plan.alias}` : fieldSql(plan.alias, field, column)
  if (cast) sql = `cast(${sql} as ${cast})`
  if (aggregate) sql = isWholeRow ? 'count(*)' : `${aggregate}(${sql})`
  if (aggregateCast) sql = `cast(${sql} as ${aggregateCast})`
  const name = outputName(selected)
  return name === undefined ? sql : `${sql} as ${quoteName(name)}`
}

function outputName({ alias, field, aggregate }: SelectedField): string | undefined {
  if (alias !== undefined) return alias
  if (aggregate) return aggregate
  const lastKey = field.path.findLast((step) => typeof step.key === 'string')?.key
  return lastKey === undefined ? (field.path.length > 0 ? field.name : undefined) : String(lastKey)
}

function embedColumns(embed: EmbedPlan, grouped: boolean): string[] {
  if (embed.hidden) return []
  const { joinAlias } = embed
  const key = quoteName(embed.name)
  if (embed.spread) return spreadColumns(embed)
  const json = grouped ? '::jsonb' : ''
  if (embed.toOne) return [`row_to_json(${joinAlias}.*)${json} as ${key}`]
  return [`coalesce(${joinAlias}.${joinAlias}${json}, '[]') as ${key}`]
}

/** A spread resource gives its columns to the parent: as they are where there is one row, else as arrays. */
function spreadColumns({ joinAlias, plan, toOne }: EmbedPlan): string[] {
  if (toOne && plan.stars) return [`${joinAlias}.*`]
  return outputNames(plan).map((name) => {
    const column = `${joinAlias}.${quoteName(name)}`
    return toOne ? column : `coalesce(${column}, '[]') as ${quoteName(name)}`
  })
}

function outputNames(plan: ReadPlan): string[] {
  return [
    ...(plan.stars ? plan.columns.keys() : []),
    ...plan.fields.map((field) => outputName(field) ?? field.field.name),
    ...plan.embeds.flatMap((embed) => {
      if (embed.hidden) return []
      return embed.spread ? outputNames(embed.plan) : [embed.name]
    }),
  ]
}

function joinSql(embed: EmbedPlan, parentAlias: string, parameters: Parameters): string {
  const { joinAlias, plan, toOne, inner } = embed
  const rows = readSql(plan, embedFrom(embed, parentAlias), parameters)
  const kind = inner ? 'inner' : 'left'
  if (toOne) {
    // A related row is one at most; a computed one may be several, and then the first counts.
    const single = embed.relationship.via && plan.limit === undefined ? ' limit 1' : ''
    return ` ${kind} join lateral (${rows}${single}) as ${joinAlias} on true`
  }
  const collected = embed.spread
    ? outputNames(plan).map((name) => `json_agg(${joinAlias}.${quoteName(name)}) as ${quoteName(name)}`)
    : [`json_agg(${joinAlias}) as ${joinAlias}`]
  const any = embed.spread ? ', count(*) as pgrst_rows' : ''
  const on = !inner
    ? 'true'
    : embed.spread
      ? `${joinAlias}.pgrst_rows > 0`
      : `${joinAlias}.${joinAlias} is not null`
  const list = collected.join(', ') || `count(*) as ${joinAlias}`
  return ` ${kind} join lateral (select ${list}${any} from (${rows}) as ${joinAlias}) as ${joinAlias} on ${on}`
}

function embedFrom({ relationship, plan }: EmbedPlan, parentAlias: string): From {
  const { via, junction } = relationship
  const table = quoteQualified(relationship.targetSchema, relationship.target)
  if (via) {
    return {
      sql: `${quoteQualified(via.schema, via.name)}(${parentAlias}.*) as ${plan.alias}`,
      conditions: [],
    }
  }
  const equal = (pairs: [string, string][], left: string, right: string) =>
    pairs.map(([a, b]) => `${left}.${quoteName(a)} = ${right}.${quoteName(b)}`)
  if (!junction) {
    return {
      sql: `${table} as ${plan.alias}`,
      conditions: relationship.columns.map(
        ([own, theirs]) => `${plan.alias}.${quoteName(theirs)} = ${parentAlias}.${quoteName(own)}`,
      ),
    }
  }
  const through = quoteName('pgrst_junction')
  return {
    sql: `${table} as ${plan.alias}, ${quoteQualified(junction.schema, junction.table)} as ${through}`,
    conditions: [
      ...equal(junction.targetColumns, plan.alias, through),
      ...equal(junction.sourceColumns, parentAlias, through),
    ],
  }
}

function orderSql(plan: ReadPlan): string {
  if (plan.order.length === 0) return ''
  const terms = plan.order.map((term) => {
    const embed = term.embed === undefined ? undefined : plan.embeds.find(({ name }) => name === term.embed)
    const sql = embed
      ? relatedOrder(
          embed,
          fieldSql(embed.plan.alias, term.field, embed.plan.columns.get(term.field.name)),
          plan,
        )
      : fieldSql(plan.alias, term.field, plan.columns.get(term.field.name))
    return [sql, term.direction, term.nulls && `nulls ${term.nulls}`].filter(Boolean).join(' ')
  })
  return ` order by ${terms.join(', ')}`
}

/** Ordered by a column of the one related row, whether or not that column is shown. */
function relatedOrder(embed: EmbedPlan, column: string, parent: ReadPlan): string {
  const { sql, conditions } = embedFrom(embed, parent.alias)
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  return `(select ${column} from ${sql}${where} limit 1)`
}

function isGrouped(plan: ReadPlan): boolean {
  return plan.fields.some((field) => field.aggregate)
}

/** With an aggregate in the list, everything else in it is what the rows are grouped by. */
function groupBy(plan: ReadPlan): string {
  if (!isGrouped(plan)) return ''
  const keys = [
    ...plan.fields
      .filter((field) => !field.aggregate)
      .map((selected) => {
        const sql = fieldSql(plan.alias, selected.field, plan.columns.get(selected.field.name))
        return selected.cast ? `cast(${sql} as ${selected.cast})` : sql
      }),
    ...plan.embeds.flatMap((embed) =>
      embedColumns(embed, true).map((column) => column.replace(/ as "(?:[^"]|"")*"$/, '')),
    ),
  ]
  return keys.length > 0 ? ` group by ${keys.join(', ')}` : ''
}
