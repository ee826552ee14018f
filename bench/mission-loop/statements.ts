import type { CatalogCache } from '../../server/rest/catalog/cache.ts'
import { loadCatalog } from '../../server/rest/catalog/load.ts'
import { Compiler } from '../../server/rest/compile/compile.ts'
import { readRequest } from '../../server/rest/request.ts'
import { config, type World } from '../world/filled-database.ts'
import type { Read } from './reads.ts'

export interface Statement {
  sql: string
  values: string[]
}

/** Turns a read into the statement that the server sends to PostgreSQL. */
export async function statementWriter({ db }: World): Promise<(read: Read) => Statement> {
  const catalog = await loadCatalog(db, config)
  const compiler = new Compiler({ current: catalog, version: 1 } as CatalogCache, config.api.max_rows)
  return ({ call, rows, caller }) => {
    const role = caller ? 'authenticated' : 'anon'
    const url = new URL(`http://bench/rest/v1/${call ? `rpc/${call[0]}` : rows}`)
    const body = call ? JSON.stringify(call[1] ?? {}) : ''
    const method = call ? 'POST' : 'GET'
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const request = readRequest(method, headers, url, { role, claims: '{}' } as never, config, catalog, body)
    const { sql, parameters } = compiler.compile(request)
    return { sql, values: parameters.bind(request) }
  }
}
