import { Hono } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { authorize, authorizeLink } from './authorize.ts'
import { callback } from './callback.ts'
import type { OAuth } from './oauth.ts'
import { unlinkIdentity } from './unlink.ts'

/** Browsers come here without a key. */
export function oauthPages(oauth: OAuth): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/authorize', (c) => authorize(oauth, c))
  routes.get('/callback', (c) => callback(oauth, c))
  routes.post('/callback', (c) => callback(oauth, c))
  return routes
}

/** The ways to sign in to one's own account. */
export function identityRoutes(oauth: OAuth): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/authorize', (c) => authorizeLink(oauth, c))
  routes.delete('/:identity_id', (c) => unlinkIdentity(oauth, c))
  return routes
}
