import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Engine } from '../engine.ts'
import type { Log } from '../log.ts'
import { cors } from './cors.ts'
import { answerError } from './errors.ts'
import { health } from './health.ts'
import { requestLog } from './request-log.ts'
import { webApp } from './web-app.ts'

export interface AppEnv {
  Bindings: HttpBindings
  Variables: { log: Log; requestId: string }
}

/** Everything the server answers over HTTP. Services are mounted below their own paths. */
export function createApp(engine: Engine, services: Record<string, Hono<AppEnv> | undefined>): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.onError(answerError)
  app.use(requestLog(engine.log))
  app.get('/healthz', health(engine.db))
  app.get('/config.json', (c) => {
    c.header('cache-control', 'no-store')
    return c.json({
      supabaseUrl: engine.siteUrl,
      supabaseKey: engine.publishableKey,
      demo: engine.env.DEMO === 'on',
    })
  })
  for (const [path, routes] of Object.entries(services)) {
    if (!routes) continue
    // Only the interfaces are for any origin: the mailbox holds sign-in links.
    if (path.endsWith('/v1')) app.use(`${path}/*`, cors)
    app.route(path, routes)
  }
  app.route('/', webApp(engine.env.WEB_DIR))
  return app
}
