import type { HttpError } from '../../http/errors.ts'
import type { Catalog } from '../catalog/model.ts'
import { qualified } from '../catalog/model.ts'
import { restError } from '../errors.ts'
import type { OrderTerm } from '../parse/order.ts'
import type { ParsedQuery, ResourceQuery } from '../parse/query.ts'
import type { SelectedEmbed, SelectedField, SelectItem } from '../parse/select.ts'
import { quoteName } from '../sql/quote.ts'
import { findRelationship } from './find-relationship.ts'
import { isGrouped } from './is-grouped.ts'
import type { EmbedPlan, Origin, ReadPlan } from './model.ts'

export interface PlanOptions {
  catalog: Catalog
  maxRows?: number
  aggregates: boolean
  shownAs?: 'json' | 'text'
}

/** Resolves every embedded resource of a query against the catalog. */
export function planRead(origin: Origin, query: ParsedQuery, options: PlanOptions): ReadPlan {
  const used = new Set<string>()
  const plan = planResource(origin, query.select, [], query, options, used)
  for (const path of query.resources.keys()) {
    if (path !== '' && !used.has(path)) throw notEmbedded(firstMissing(path, used))
  }
  return plan
}

function firstMissing(path: string, used: Set<string>): string {
  const steps = path.split('.')
  return steps.find((_, at) => !used.has(steps.slice(0, at + 1).join('.')))!
}

function planResource(
  origin: Origin,
  items: SelectItem[],
  path: string[],
  query: ParsedQuery,
  options: PlanOptions,
  used: Set<string>,
): ReadPlan {
  const key = path.join('.')
  used.add(key)
  const resource: ResourceQuery = query.resources.get(key) ?? { conditions: [], order: [] }
  const fields = items.filter((item): item is SelectedField => item.kind === 'field')
  if (!options.aggregates && fields.some((field) => field.aggregate)) {
    throw restError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  }
  const embeds = items
    .filter((item): item is SelectedEmbed => item.kind === 'embed')
    .map((item) => planEmbed(origin, item, path, query, options, used))
  assertRelatedOrder(resource.order, embeds, origin)
  return {
    table: origin.table,
    columns: origin.columns,
    alias: origin.alias,
    isCall: origin.isCall,
    shownAs: options.shownAs,
    stars: items.some((item) => item.kind === 'star'),
    fields,
    conditions: resource.conditions,
    order: resource.order,
    limit: smaller(resource.limit, options.maxRows),
    offset: resource.offset,
    embeds,
  }
}

function planEmbed(
  origin: Origin,
  item: SelectedEmbed,
  path: string[],
  query: ParsedQuery,
  options: PlanOptions,
  used: Set<string>,
): EmbedPlan {
  const relationship = findRelationship(options.catalog, origin, item)
  const target = options.catalog.tables.get(qualified(relationship.targetSchema, relationship.target))!
  const name = item.alias ?? item.target
  const joinAlias = quoteName(`${origin.table?.name ?? 'pgrst'}_${name}_${path.length + 1}`.slice(-60))
  const next: Origin = {
    table: target,
    columns: target.columns,
    alias: quoteName(`${target.name}_${path.length + 1}`),
    schema: origin.schema,
  }
  const inner = [...path, addressedAs(item, path, query, used)]
  const plan = planResource(next, item.items, inner, query, options, used)
  const toOne = relationship.cardinality === 'many-to-one' || relationship.cardinality === 'one-to-one'
  if (item.spread && !toOne && isGrouped(plan)) throw spreadAggregate()
  // A limit that can't be reached would keep PostgreSQL from turning the lookup into a plain join.
  if (toOne && !relationship.via) plan.limit = query.resources.get(inner.join('.'))?.limit
  return {
    name,
    relationship,
    toOne,
    spread: item.spread,
    inner: item.join === 'inner',
    hidden: !plan.stars && plan.fields.length === 0 && plan.embeds.every((embed) => embed.hidden),
    joinAlias,
    plan,
  }
}

/** Filters, order and range can refer to an embedded resource by its alias or its own name. */
function addressedAs(item: SelectedEmbed, path: string[], query: ParsedQuery, used: Set<string>): string {
  const name = item.alias ?? item.target
  const own = [...path, item.target].join('.')
  const mentions = (key: string) =>
    [...query.resources.keys()].some((candidate) => candidate === key || candidate.startsWith(`${key}.`))
  return !used.has(own) && mentions(own) && !mentions([...path, name].join('.')) ? item.target : name
}

function assertRelatedOrder(order: OrderTerm[], embeds: EmbedPlan[], origin: Origin): void {
  for (const { embed: name } of order) {
    if (name === undefined) continue
    const embed = embeds.find((candidate) => candidate.name === name)
    if (!embed) throw notEmbedded(name)
    if (!embed.toOne) {
      throw restError(400, 'PGRST118', `A related order on '${name}' is not possible`, {
        details: `'${origin.table?.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
      })
    }
  }
}

function spreadAggregate(): HttpError {
  return restError(400, 'PGRST127', 'Feature not implemented', {
    details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
  })
}

function notEmbedded(path: string): HttpError {
  return restError(400, 'PGRST108', `'${path}' is not an embedded resource in this request`, {
    hint: `Verify that '${path}' is included in the 'select' query parameter.`,
  })
}

function smaller(limit: number | undefined, maximum: number | undefined): number | undefined {
  if (limit === undefined || maximum === undefined) return limit ?? maximum
  return Math.min(limit, maximum)
}
