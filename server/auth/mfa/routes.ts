import { Hono } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { challenge } from './challenge.ts'
import { enroll } from './enroll.ts'
import type { Mfa } from './mfa.ts'
import { unenroll } from './unenroll.ts'
import { verify } from './verify.ts'

/** The second factors of the caller's own account. */
export function factorRoutes(mfa: Mfa): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.post('/', (c) => enroll(mfa, c))
  routes.post('/:factor_id/challenge', (c) => challenge(mfa, c))
  routes.post('/:factor_id/verify', (c) => verify(mfa, c))
  routes.delete('/:factor_id', (c) => unenroll(mfa, c))
  return routes
}
