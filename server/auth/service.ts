import { Hono } from 'hono'
import type { Engine } from '../engine.ts'
import type { AppEnv } from '../http/app.ts'
import type { Service } from '../service.ts'
import { openAuth } from './auth.ts'
import { logout } from './endpoints/logout.ts'
import { health, jwks, openIdConfiguration, settings } from './endpoints/public-info.ts'
import { signUp } from './endpoints/signup.ts'
import { tokenEndpoint } from './endpoints/token.ts'
import { answerAuthError } from './errors.ts'
import { requireApiKey } from './http/callers.ts'

export async function createAuth(engine: Engine): Promise<Service> {
  const auth = await openAuth(engine)
  const routes = new Hono<AppEnv>()
  routes.onError(answerAuthError)

  // Browsers come here by a link, without a key.
  routes.get('/.well-known/jwks.json', (c) => jwks(auth, c))
  routes.get('/.well-known/openid-configuration', (c) => openIdConfiguration(auth, c))

  routes.use(requireApiKey(auth))
  routes.get('/health', health)
  routes.get('/settings', (c) => settings(auth, c, new Set()))
  routes.post('/signup', (c) => signUp(auth, c))
  routes.post('/token', tokenEndpoint(auth, {}))
  routes.post('/logout', (c) => logout(auth, c))

  return { routes, close: () => auth.background.finish() }
}
