import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { ServerContext } from '../context.ts'
import type { Log } from '../log.ts'
import type { AppEnv } from './app-env.ts'
import { allowAnyOrigin, answerPreflight } from './cors.ts'

/** These responses depend on the caller, so neither proxies nor browsers may cache them. */
const personal = /^\/(?:auth|rest)\/v1(?:\/|$|\?)/

const year = 365 * 24 * 3600

const interfaces = /^\/(?:auth|rest|storage|realtime|functions)\/v1(?:\/|$|\?)/

/** Functions answer preflights themselves, as on Supabase: only they know which origins they allow. */
const functions = /^\/functions\/v1\//

/**
 * Wraps every request: a request ID, the headers of the interfaces, a line in the log. Works on Node's own objects,
 * because building web ones for each request would cost more than most responses.
 */
export function createListener(
  app: Hono<AppEnv>,
  { log, env, metrics, traces }: ServerContext,
): RequestListener {
  const isSecure = env.SITE_URL?.startsWith('https:') ?? false
  const answer = getRequestListener(app.fetch)
  return (incoming, outgoing) => {
    outgoing.setHeader('x-request-id', randomUUID())
    if (isSecure) outgoing.setHeader('strict-transport-security', `max-age=${year}`)
    logWhenDone(incoming, outgoing, log)
    metrics?.watch(incoming, outgoing)
    const url = incoming.url ?? ''
    if (interfaces.test(url)) {
      if (!functions.test(url) && answerPreflight(incoming, outgoing)) return
      allowAnyOrigin(outgoing)
    }
    if (personal.test(url)) outgoing.setHeader('cache-control', 'no-store')
    if (traces) traces.request(incoming, outgoing, () => answer(incoming, outgoing))
    else answer(incoming, outgoing)
  }
}

/** Long random path segments are secrets of shared links. */
const secrets = /[0-9a-f]{40,}/gi

/** Method, path, status and time; never the query, a header, a body or a link's secret. */
function logWhenDone(incoming: IncomingMessage, outgoing: ServerResponse, log: Log): void {
  const started = performance.now()
  const path = incoming.url?.split('?', 1)[0]?.replace(secrets, '…')
  outgoing.once('close', () => {
    const level = outgoing.statusCode >= 500 ? 'error' : 'debug'
    if (!log.isLevelEnabled(level)) return
    log[level](
      {
        requestId: outgoing.getHeader('x-request-id'),
        method: incoming.method,
        path,
        status: outgoing.statusCode,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
  })
}
