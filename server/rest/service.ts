import type { IncomingHttpHeaders } from 'node:http'
import { type Context, Hono } from 'hono'
import type { ServerContext } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { HttpError, jsonError } from '../http/errors.ts'
import { readCredentials } from '../keys/callers.ts'
import { InvalidToken } from '../keys/tokens.ts'
import type { Service } from '../service.ts'
import { allow } from './allow.ts'
import { CatalogCache } from './catalog/cache.ts'
import { Compiler } from './compile/compile.ts'
import { restError } from './errors.ts'
import { execute, explain } from './execute.ts'
import { openApi } from './openapi/document.ts'
import { readRequest } from './request.ts'
import { respond } from './respond.ts'
import { exposedSchemas } from './schemas.ts'

const maxBody = 32 * 1024 * 1024

/** /rest/v1: tables, views and functions of the exposed schemas, as in PostgREST. */
export async function createRest(engine: ServerContext): Promise<Service> {
  const cache = await CatalogCache.open(engine)
  const compiler = new Compiler(cache, engine.config.api.max_rows)

  async function handle(c: Context<AppEnv>): Promise<Response> {
    const url = new URL(c.req.url)
    const address = clientAddress(c, engine.env.TRUST_PROXY === 'on')
    const headers = withAddress(c.env.incoming.headers, address)
    const credentials = readCredentials(headers, url.searchParams)
    const caller = { ...(await engine.callers.identify(credentials).catch(refuseToken)), address }
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    const body = hasBody ? asText(await readBody(c, maxBody), headers['content-type']) : ''
    const catalog = cache.current
    const request = readRequest(c.req.method, headers, url, caller, engine.config, catalog, body)
    if (request.method === 'OPTIONS') return allow(request, catalog)
    if (request.resource === '') return openApi(request, catalog, engine)
    const compiled = compiler.compile(request)
    if (request.accepted.explain) {
      const text = await explain(engine, catalog, request, compiled)
      return new Response(text, { headers: { 'content-type': request.accepted.contentType } })
    }
    const result = await execute(engine, catalog, request, compiled)
    return respond(request, compiled, result, exposedSchemas(catalog.settings, engine.config))
  }

  const routes = new Hono<AppEnv>()
  routes.all('*', handle)
  routes.onError((error) => {
    if (error instanceof HttpError) return withProxyStatus(error)
    throw error
  })
  return { routes, close: () => cache.close() }
}

/** Functions see the client address we saw, not the one the caller wrote. */
function withAddress(headers: IncomingHttpHeaders, address: string): IncomingHttpHeaders {
  return { ...headers, 'x-forwarded-for': address, 'cf-connecting-ip': undefined }
}

/** PostgreSQL's own notation preserves bytes that are not text. */
function asText(body: Buffer, contentType: string | undefined): string {
  return contentType?.startsWith('application/octet-stream') ? `\\x${body.toString('hex')}` : body.toString()
}

function refuseToken(error: Error): never {
  if (!(error instanceof InvalidToken)) throw error
  throw restError(401, error.expired ? 'PGRST303' : 'PGRST301', error.message, {
    headers: {
      'www-authenticate': `Bearer error="invalid_token", error_description="${error.message}"`,
    },
  })
}

/** PostgREST also puts its error code in a header, which HEAD requests rely on. */
function withProxyStatus(error: HttpError): Response {
  const response = jsonError(error)
  const { code } = (error.body ?? {}) as { code?: string }
  if (code) response.headers.set('proxy-status', `PostgREST; error=${code}`)
  return response
}
