import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Env } from '../config/env.ts'
import type { AppEnv } from '../http/app-env.ts'
import { HttpError } from '../http/errors.ts'
import { isBehindProxy, localOnly } from '../http/local-only.ts'
import type { Metrics } from './metrics.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Serves the metrics to callers with the token or, if there is none, to programs on this machine. */
export function metricsRoute(metrics: Metrics, env: Env): Hono<AppEnv> {
  const route = new Hono<AppEnv>()
  const { METRICS_TOKEN: token } = env
  if (token === undefined)
    route.use(
      localOnly(isBehindProxy(env), {
        code: 'metrics_local_only',
        message:
          'Without METRICS_TOKEN, the metrics can only be read on the machine the server runs on, not through a proxy.',
      }),
    )
  else
    route.use((c, next) => {
      const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
      if (timingSafeEqual(digest(given), digest(token))) return next()
      throw new HttpError(
        401,
        { code: 'metrics_token_required', message: 'Send METRICS_TOKEN as a bearer token.' },
        { 'www-authenticate': 'Bearer' },
      )
    })
  route.get('/', async (c) => {
    c.header('cache-control', 'no-store')
    c.header('content-type', metrics.contentType)
    return c.body(await metrics.text())
  })
  return route
}
