import { Hono } from 'hono'
import type { ServerContext } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { jsonError } from '../http/errors.ts'
import type { Service } from '../service.ts'
import { tracedBackend } from '../traces/backend.ts'
import { asService } from './actor.ts'
import { openBackend } from './backend/open.ts'
import { createConfiguredBuckets } from './buckets.ts'
import { checkStorage } from './check.ts'
import { errors, knownError } from './errors.ts'
import { Files } from './files.ts'
import { ImageRenderer } from './images/renderer.ts'
import { bucketRoutes } from './routes/buckets.ts'
import { cdnRoutes } from './routes/cdn.ts'
import { downloadRoutes } from './routes/download.ts'
import { objectRoutes } from './routes/objects.ts'
import { renderRoutes } from './routes/render.ts'
import { resumableRoutes } from './routes/resumable.ts'
import { signRoutes } from './routes/sign.ts'
import { uploadRoutes } from './routes/upload.ts'
import type { Storage } from './storage.ts'
import { UrlTokens } from './tokens.ts'

/** The interface's version, not the running build's, which stays private. */
const interfaceVersion = '1.0.0'

/** Files, their rows under row-level security, and Supabase Storage's interface to both. */
export async function createStorage(engine: ServerContext): Promise<Service> {
  if (!engine.config.storage.enabled) return {}
  const { db, log, traces } = engine
  const place = engine.env.STORAGE_S3_BUCKET ? 's3' : 'disk'
  const opened = await openBackend(engine.env)
  const backend = traces ? tracedBackend(opened, place, traces) : opened
  const service = asService(db.storage)
  const files = new Files(db.storage, backend, log)
  const storage: Storage = {
    engine,
    service,
    backend,
    files,
    tokens: await UrlTokens.open(db, engine.tokens),
    images: new ImageRenderer(),
  }
  await service.transaction((query) => createConfiguredBuckets(query, engine.config))
  files.startSweeping()
  let checking = Promise.resolve()
  const stopHearing = await db.listener.on('check_storage', () => {
    checking = checking
      .then(() => checkStorage(backend, place, db.admin, log))
      .catch((error: unknown) => log.warn({ err: error }, 'could not record the storage check'))
  })
  return {
    routes: storageRoutes(storage),
    async close() {
      stopHearing()
      await checking
      await files.close()
      backend.close()
    },
  }
}

function storageRoutes(storage: Storage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.onError((error, c) => {
    const known = knownError(error)
    if (!known) c.var.log.error({ err: error }, 'request failed')
    return jsonError(known ?? errors.internal())
  })
  routes.get('/status', (c) => c.body(null, 200))
  routes.get('/version', (c) => c.text(interfaceVersion))
  // Specific routes come first: "object/:bucket/*" would match the others.
  for (const part of [
    bucketRoutes,
    cdnRoutes,
    renderRoutes,
    resumableRoutes,
    signRoutes,
    objectRoutes,
    uploadRoutes,
    downloadRoutes,
  ]) {
    routes.route('/', part(storage))
  }
  routes.all('*', (c) => {
    throw errors.noSuchRoute(`${c.req.method}:${c.req.path.slice(0, 200)}`)
  })
  return routes
}
