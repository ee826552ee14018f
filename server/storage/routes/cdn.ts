import { Hono } from 'hono'
import type { AppEnv } from '../../http/app.ts'
import { authenticate } from '../access.ts'
import { errors } from '../errors.ts'
import type { Storage } from '../storage.ts'

/** There is no network of caches in front of us; what we keep ourselves, the resized images, is forgotten. */
export function cdnRoutes(storage: Storage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.on('DELETE', ['/cdn', '/cdn/:bucket', '/cdn/:bucket/*'], async (c) => {
    const access = await authenticate(storage.engine, c)
    if (access.role !== 'service_role') throw errors.accessDenied('Access denied')
    storage.images.purge()
    return c.json({ message: 'success' })
  })
  return routes
}
