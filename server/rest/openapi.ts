import type { Engine } from '../engine.ts'
import type { Catalog, Table } from './catalog/model.ts'
import type { RestRequest } from './request.ts'

/** GET /rest/v1/: a description of what the schema offers, in OpenAPI 2.0 as PostgREST gives it. */
export function openApi(request: RestRequest, catalog: Catalog, engine: Engine): Response {
  const tables = [...catalog.tables.values()].filter((table) => table.schema === request.schema)
  const routines = [...catalog.routines.values()]
    .flat()
    .filter((routine) => routine.schema === request.schema)
  const document = {
    swagger: '2.0',
    info: { title: 'standard public schema', description: '', version: '13.0.0' },
    host: new URL(engine.siteUrl || 'http://localhost').host,
    basePath: '/',
    schemes: ['http'],
    consumes: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: Object.fromEntries([
      ...tables.map((table) => [`/${table.name}`, tableOperations(table)]),
      ...routines.map((routine) => [
        `/rpc/${routine.name}`,
        { post: { tags: [`(rpc) ${routine.name}`], responses: ok } },
      ]),
    ]),
    definitions: Object.fromEntries(tables.map((table) => [table.name, definition(table)])),
  }
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(document), {
    headers: { 'content-type': 'application/openapi+json; charset=utf-8' },
  })
}

const ok = { 200: { description: 'OK' } }

function tableOperations(table: Table): Record<string, unknown> {
  const operation = { tags: [table.name], responses: ok }
  return {
    get: operation,
    ...(table.insertable ? { post: operation } : {}),
    ...(table.updatable ? { patch: operation } : {}),
    ...(table.deletable ? { delete: operation } : {}),
  }
}

function definition(table: Table): Record<string, unknown> {
  const columns = [...table.columns.values()]
  return {
    type: 'object',
    description: table.description ?? undefined,
    required: columns.filter((column) => !column.nullable).map((column) => column.name),
    properties: Object.fromEntries(
      columns.map((column) => [column.name, { format: column.type, type: jsonType(column.type) }]),
    ),
  }
}

function jsonType(type: string): string | undefined {
  if (/^(smallint|integer|bigint)$/.test(type)) return 'integer'
  if (/^(numeric|real|double precision)/.test(type)) return 'number'
  if (type === 'boolean') return 'boolean'
  if (type.endsWith('[]')) return 'array'
  return /^jsonb?$/.test(type) ? undefined : 'string'
}
