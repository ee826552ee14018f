import type { ServerContext } from '../../context.ts'
import type { Catalog } from '../catalog/model.ts'
import type { RestRequest } from '../rest-request.ts'
import { definition } from './definition.ts'
import { callOperations, sharedParameters, tableOperations, tableParameters } from './operations.ts'
import { findVisible } from './visible.ts'

const types = [
  'application/json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.object+json',
  'text/csv',
]

/** GET /rest/v1/: what the schema offers to the caller's role, in OpenAPI 2.0 as in PostgREST. */
export async function openApi(
  request: RestRequest,
  catalog: Catalog,
  engine: ServerContext,
): Promise<Response> {
  const headers = { 'content-type': 'application/openapi+json; charset=utf-8' }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const { tables, routines } = await findVisible(engine, catalog, request)
  const { host, protocol } = new URL(engine.siteUrl || 'http://localhost')
  const document = {
    swagger: '2.0',
    info: { title: `standard ${request.schema} schema`, description: '', version: '13.0.0' },
    host,
    basePath: '/rest/v1',
    schemes: [protocol.replace(':', '')],
    consumes: types,
    produces: types,
    paths: Object.fromEntries([
      ...tables.map((table) => [`/${table.name}`, tableOperations(table)]),
      ...routines.map((routine) => [`/rpc/${routine.name}`, callOperations(routine)]),
    ]),
    definitions: Object.fromEntries(tables.map((table) => [table.name, definition(table, catalog)])),
    parameters: { ...sharedParameters, ...Object.fromEntries(tables.flatMap(tableParameters)) },
  }
  return new Response(JSON.stringify(document), { headers })
}
