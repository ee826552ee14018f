import { Hono } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { authenticate, requireServiceRole } from '../access.ts'
import type { Storage } from '../storage.ts'

/** There is no CDN in front of us, so this clears our own cache: the resized images. */
export function cdnRoutes(storage: Storage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.on('DELETE', ['/cdn', '/cdn/', '/cdn/:bucket', '/cdn/:bucket/*'], async (c) => {
    requireServiceRole(await authenticate(storage.engine, c))
    storage.images.purge()
    return c.json({ message: 'success' })
  })
  return routes
}
