import { type Context, Hono } from 'hono'
import type { ServerContext } from '../context.ts'
import { limitRequests } from '../limits/limit-requests.ts'
import { shares } from '../limits/shares.ts'
import { isEmailMissing } from '../mail/service.ts'
import { metricsRoute } from '../metrics/route.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'
import { answerError } from './errors.ts'
import { live, ready } from './health.ts'
import { ServedPages } from './pages/served-pages.ts'
import { proxyHint } from './proxy-hint.ts'
import { RequestLog } from './request-log.ts'
import { webApp } from './web-app.ts'

/** Everything the server answers over HTTP. Each service is mounted below its own path. */
export function createApp(
  engine: ServerContext,
  services: Record<string, Hono<AppEnv> | undefined>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.onError(answerError)
  const hint = proxyHint(engine)
  app.use((c, next) => {
    hint(c)
    c.set('log', new RequestLog(engine.log, c.env.outgoing))
    return next()
  })
  app.get('/livez', live)
  for (const path of ['/readyz', '/healthz', '/health']) app.get(path, ready(engine.db))
  if (engine.metrics) app.route('/metrics', metricsRoute(engine.metrics, engine.env))
  app.get('/config.json', (c) => {
    c.header('cache-control', 'no-store')
    return c.json({
      supabaseUrl: engine.siteUrl,
      supabaseKey: engine.publishableKey,
      demo: engine.demo?.isOpen ?? false,
      email: !isEmailMissing(engine.env),
    })
  })
  app.use('/auth/v1/*', limitRequests(engine, shares.auth))
  app.use('/storage/v1/render/*', limitRequests(engine, shares.images))
  app.use('/storage/v1/*', limitRequests(engine, shares.storage))
  app.use('/functions/v1/*', limitRequests(engine, shares.functions))
  for (const [path, routes] of Object.entries(services)) {
    if (routes) app.route(path, routes)
  }
  const ask = async (address: string, c: Context<AppEnv>) => {
    const forwarded = c.req.header('x-forwarded-for')
    const headers = forwarded ? { 'x-forwarded-for': forwarded } : undefined
    return app.request(new URL(address, c.req.url), { headers }, c.env)
  }
  const callerOf = (c: Context<AppEnv>) => clientAddress(c, engine.env.TRUST_PROXY === 'on')
  const pages = new ServedPages(engine.env.WEB_DIR, ask, callerOf, engine.log)
  app.route('/', webApp(engine.env.WEB_DIR, pages))
  return app
}
