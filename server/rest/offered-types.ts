import { type Catalog, qualified } from './catalog/model.ts'
import type { Offered } from './parse/media-type.ts'

/** Media types besides the usual ones: the root describes itself; functions and aggregates can define their own. */
export function offeredTypes(
  catalog: Catalog,
  schema: string,
  resource: string,
  query: URLSearchParams,
): Offered[] {
  if (resource === '') return [{ mediaType: 'application/openapi+json' }]
  if (!resource.startsWith('rpc/')) return handlersOf(catalog, [{ schema, name: resource }], query)
  const routines = catalog.routines.get(qualified(schema, resource.slice('rpc/'.length))) ?? []
  const tables = routines.flatMap(({ rowOf }) => (rowOf ? [{ schema: rowOf.schema, name: rowOf.table }] : []))
  return [
    ...routines.flatMap(({ mediaType }) => (mediaType ? [{ mediaType }] : [])),
    ...handlersOf(catalog, tables, query),
  ]
}

/** Those for one of the tables first. A subset of its columns is no longer its row type. */
function handlersOf(
  { handlers }: Catalog,
  tables: { schema: string; name: string }[],
  query: URLSearchParams,
): Offered[] {
  if (handlers.length === 0) return []
  const showsRows = /^\*?$/.test(query.get('select') ?? '')
  const own = handlers.filter(
    ({ takes }) =>
      showsRows && tables.some(({ schema, name }) => takes?.schema === schema && takes.name === name),
  )
  const general = handlers.filter(({ takes }) => !takes)
  return [...own, ...general].map((handler) => ({ mediaType: handler.mediaType, handler }))
}
