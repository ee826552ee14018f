import path from 'node:path'
import { type Context, Hono } from 'hono'
import type { ServerContext } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import { readCredentials } from '../keys/callers.ts'
import { type LocalSmtp, openLocalSmtp } from '../mail/local-smtp.ts'
import type { Service } from '../service.ts'
import type { Traces } from '../traces/traces.ts'
import { requestBody } from './bodies.ts'
import { findFunction } from './catalog.ts'
import { malformedToken, missingAuthorization, refusedToken, unknownFunction } from './failures.ts'
import { FunctionHost } from './host.ts'
import { runtimeBundle } from './runtime-bundle.ts'

const mount = '/functions/v1'

/** Serves `supabase/functions/<name>` at /functions/v1/<name>, each in its own thread. */
export async function createFunctions(engine: ServerContext): Promise<Service> {
  const { env, config } = engine
  const cacheFolder = path.join(env.DATA_DIR, 'functions')
  const limits = { memoryMb: env.FUNCTIONS_MEMORY_MB, timeoutMs: env.FUNCTIONS_TIMEOUT_SECONDS * 1000 }
  const maxBody = env.FUNCTIONS_BODY_MB * 1024 * 1024
  const hosts = new Map<string, FunctionHost>()
  let runtime: Promise<string> | undefined
  let localSmtp: Promise<LocalSmtp> | undefined

  async function hostOf(name: string): Promise<FunctionHost> {
    runtime ??= runtimeBundle(cacheFolder)
    // Without an SMTP server, functions send to the local mailbox, as in Supabase's local setup.
    if (!env.SMTP_URL) localSmtp ??= openLocalSmtp(engine.mailer)
    const smtpUrl = env.SMTP_URL ?? (await localSmtp!).url
    const surroundings = { runtime: await runtime, cacheFolder, smtpUrl, limits }
    const host = hosts.get(name) ?? new FunctionHost(engine, name, surroundings)
    hosts.set(name, host)
    return host
  }

  async function handle(c: Context<AppEnv>): Promise<Response> {
    const source = findFunction(env.SUPABASE_DIR, config, c.req.param('name')!)
    if (!source) throw unknownFunction()
    // Browsers send no token with a preflight.
    if (source.verifyJwt && c.req.method !== 'OPTIONS') await verifyToken(engine, c.req.raw.headers)
    const thread = await (await hostOf(source.name)).thread(source)
    const { body, tooLarge, isRead } = await requestBody(c.req.raw, maxBody)
    const headers = new Headers(c.req.raw.headers)
    headers.set('x-forwarded-for', clientAddress(c, env.TRUST_PROXY === 'on'))
    const invoke = () => {
      const seen = { url: ownUrl(c.req.url), headers: [...headers], body }
      return Promise.race([thread.invoke(c.req.raw, seen), tooLarge])
    }
    const response = await (engine.traces ? traced(engine.traces, source.name, headers, invoke) : invoke())
    // An unread body would block the next request on this connection.
    if (!isRead()) response.headers.set('connection', 'close')
    return response
  }

  const routes = new Hono<AppEnv>()
  routes.all('/:name', handle)
  routes.all('/:name/*', handle)
  routes.all('*', () => {
    throw unknownFunction()
  })
  return {
    routes,
    closeConnections: () => {
      for (const host of hosts.values()) void host.closeConnections()
    },
    async close() {
      await Promise.allSettled([...hosts.values()].map((host) => host.close()))
      await (await localSmtp)?.close()
    },
  }
}

/** Records the call, and hands the trace on to the function. */
function traced(
  traces: Traces,
  name: string,
  headers: Headers,
  invoke: () => Promise<Response>,
): Promise<Response> {
  return traces.span(`function ${name}`, {}, async (fail) => {
    for (const [header, value] of Object.entries(traces.headers())) headers.set(header, value)
    const response = await invoke()
    if (response.status >= 500) fail()
    return response
  })
}

/** A function sees its own name first in the path, as on Supabase. */
function ownUrl(url: string): string {
  const own = new URL(url)
  own.pathname = own.pathname.slice(mount.length)
  return own.href
}

/** `verify_jwt`: the request must carry one of our tokens. API keys that are not JWTs don't count. */
async function verifyToken(engine: ServerContext, headers: Headers): Promise<void> {
  const { bearer } = readCredentials(headers)
  if (!bearer) throw missingAuthorization()
  if (bearer.split('.').length !== 3) throw malformedToken()
  await engine.callers.ofBearer(bearer).catch(() => {
    throw refusedToken()
  })
}
