import type { Field } from '../parse/field.ts'
import { isGrouped } from '../plan/is-grouped.ts'
import type { EmbedPlan, ReadPlan } from '../plan/model.ts'
import { conditionsSql, fieldSql, rowOf } from './condition.ts'
import { groupBySql, listSql, outputsOf } from './outputs.ts'
import type { Parameters } from './parameters.ts'
import { quoteName, quoteQualified } from './quote.ts'

/** The source of a plan's rows, and what links them to their parent. */
interface From {
  sql: string
  conditions: string[]
}

/** The select that returns a plan's rows. `from` is the table, or the name of a mutation's or call's result. */
export function readSql(plan: ReadPlan, from: From, parameters: Parameters, isSpread = false): string {
  const outputs = outputsOf(plan, isSpread)
  const rows = rowsSql(plan, from, parameters)
  const order = orderSql(plan)
  const limit = plan.limit === undefined ? '' : ` limit ${plan.limit}`
  const offset = plan.offset ? ` offset ${plan.offset}` : ''
  return `select ${listSql(outputs)} ${rows}${groupBySql(outputs)}${order}${limit}${offset}`
}

/** One row for each row there is without the limit, to be counted. */
export function countSql(plan: ReadPlan, from: From, parameters: Parameters): string {
  return `select 1 ${rowsSql(plan, from, parameters, countedEmbeds(plan))}`
}

function rowsSql(plan: ReadPlan, from: From, parameters: Parameters, embeds = plan.embeds): string {
  const joins = embeds.map((embed) => joinSql(embed, plan, parameters)).join('')
  const conditions = [...from.conditions, ...conditionsSql(plan, parameters)]
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  return `from ${from.sql}${joins}${where}`
}

/** Embedded resources change the count only if they filter: by an inner join or by being null. */
function countedEmbeds(plan: ReadPlan): EmbedPlan[] {
  const tested = JSON.stringify(plan.conditions)
  return plan.embeds.filter((embed) => embed.inner || tested.includes(JSON.stringify(embed.name)))
}

export function tableFrom(plan: ReadPlan): From {
  const { schema, name } = plan.table!
  return { sql: `${quoteQualified(schema, name)} as ${plan.alias}`, conditions: [] }
}

function joinSql(embed: EmbedPlan, parent: ReadPlan, parameters: Parameters): string {
  const { joinAlias, plan, toOne, inner } = embed
  const rows = readSql(plan, embedFrom(embed, parent), parameters, embed.spread)
  const kind = inner ? 'inner' : 'left'
  if (toOne) {
    // A related row is one at most; a computed one may be several, and then the first counts.
    const single = embed.relationship.via && plan.limit === undefined ? ' limit 1' : ''
    return ` ${kind} join lateral (${rows}${single}) as ${joinAlias} on true`
  }
  const collected = embed.spread
    ? outputsOf(plan, true).map(
        ({ name }) => `json_agg(${joinAlias}.${quoteName(name!)}) as ${quoteName(name!)}`,
      )
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

function embedFrom({ relationship, plan }: EmbedPlan, parent: ReadPlan): From {
  const parentAlias = parent.alias
  const { via, junction } = relationship
  const table = quoteQualified(relationship.targetSchema, relationship.target)
  if (via) {
    return {
      sql: `${quoteQualified(via.schema, via.name)}(${rowOf(parent)}) as ${plan.alias}`,
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
    const sql = embed ? relatedOrder(embed, term.field, plan) : fieldSql(plan, term.field)
    return [sql, term.direction, term.nulls && `nulls ${term.nulls}`].filter(Boolean).join(' ')
  })
  return ` order by ${terms.join(', ')}`
}

/** Orders by a column of the related row, whether or not that column is shown. */
function relatedOrder(embed: EmbedPlan, field: Field, parent: ReadPlan): string {
  // Grouped rows can be ordered only by what they are grouped by.
  if (embed.spread && isGrouped(parent)) return fieldSql(embed.plan, field, embed.joinAlias)
  const { sql, conditions } = embedFrom(embed, parent)
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  return `(select ${fieldSql(embed.plan, field)} from ${sql}${where} limit 1)`
}
