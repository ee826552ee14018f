import { Hono } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { assertionConsumer } from './acs.ts'
import { ourMetadata } from './our-metadata.ts'
import type { Sso } from './sso.ts'

/** Browsers and identity providers come here without a key. */
export function samlPages(sso: Sso): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/metadata', (c) => ourMetadata(sso, c))
  routes.post('/acs', (c) => assertionConsumer(sso, c))
  return routes
}
