import { type Catalog, qualified } from './catalog/model.ts'
import { findTable } from './compile/table.ts'
import type { RestRequest } from './rest-request.ts'

/** OPTIONS: the methods that a table, view or function accepts. */
export function allow(request: RestRequest, catalog: Catalog): Response {
  return new Response(null, { headers: { allow: ['OPTIONS', ...methodsOf(request, catalog)].join(',') } })
}

function methodsOf({ schema, resource }: RestRequest, catalog: Catalog): string[] {
  if (resource === '') return ['GET', 'HEAD']
  if (resource.startsWith('rpc/')) {
    const routines = catalog.routines.get(qualified(schema, resource.slice('rpc/'.length))) ?? []
    return routines.every((routine) => routine.isVolatile) ? ['POST'] : ['GET', 'HEAD', 'POST']
  }
  const { insertable, updatable, deletable, primaryKey } = findTable(catalog, schema, resource)
  return [
    'GET',
    'HEAD',
    ...(insertable ? ['POST'] : []),
    ...(insertable && updatable && primaryKey.length > 0 ? ['PUT'] : []),
    ...(updatable ? ['PATCH'] : []),
    ...(deletable ? ['DELETE'] : []),
  ]
}
