import { Hono } from 'hono'
import type { AppEnv } from '../../http/app.ts'
import { authenticate, requireServiceRole } from '../access.ts'
import type { Storage } from '../storage.ts'

/** There is no network of caches in front of us; what we keep ourselves, the resized images, is forgotten. */
export function cdnRoutes(storage: Storage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.on('DELETE', ['/cdn', '/cdn/', '/cdn/:bucket', '/cdn/:bucket/*'], async (c) => {
    requireServiceRole(await authenticate(storage.engine, c))
    storage.images.purge()
    return c.json({ message: 'success' })
  })
  return routes
}
