import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { adminActor, writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction } from '../database.ts'
import { invalid, notFound } from '../errors.ts'
import { factsOf, isUuid, requireAdmin } from '../http/callers.ts'
import { removeFactor } from '../mfa/session-level.ts'
import {
  createSsoProvider,
  deleteSsoProvider,
  getSsoProvider,
  listSsoProviders,
  updateSsoProvider,
} from '../sso/admin.ts'
import { publicFactor } from '../users/user.ts'
import { generateLink } from './links.ts'
import { get, list, remove, userOfPath } from './users.ts'
import { create, update } from './write-user.ts'

/** Endpoints that require the secret key. */
export function adminRoutes(auth: Auth): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const asAdmin = (handler: (auth: Auth, c: Context, role: string) => Promise<Response>) => {
    return async (c: Context) => handler(auth, c, await requireAdmin(auth, c))
  }
  routes.get('/users', asAdmin(list))
  routes.post('/users', asAdmin(create))
  routes.get('/users/:user_id', asAdmin(get))
  routes.put('/users/:user_id', asAdmin(update))
  routes.delete('/users/:user_id', asAdmin(remove))
  routes.get('/users/:user_id/factors', asAdmin(listFactors))
  routes.delete('/users/:user_id/factors/:factor_id', asAdmin(deleteFactor))
  routes.post('/generate_link', asAdmin(generateLink))
  routes.get('/audit', asAdmin(auditLog))
  routes.get('/sso/providers', asAdmin(listSsoProviders))
  routes.post('/sso/providers', asAdmin(createSsoProvider))
  routes.get('/sso/providers/:idp_id', asAdmin(getSsoProvider))
  routes.put('/sso/providers/:idp_id', asAdmin(updateSsoProvider))
  routes.delete('/sso/providers/:idp_id', asAdmin(deleteSsoProvider))
  return routes
}

async function listFactors(auth: Auth, c: Context): Promise<Response> {
  const user = await userOfPath(auth, c)
  return c.json(user.factors.map(publicFactor))
}

async function deleteFactor(auth: Auth, c: Context, role: string): Promise<Response> {
  const user = await userOfPath(auth, c)
  const id = c.req.param('factor_id') ?? ''
  if (!isUuid(id)) throw notFound('validation_failed', 'factor_id must be an UUID')
  const factor = user.factors.find((one) => one.id === id)
  if (!factor) throw notFound('mfa_factor_not_found', 'Factor not found')
  await inTransaction(auth.db, async (tx) => {
    await removeFactor(tx, id)
    const traits = { user_id: user.id, factor_id: id }
    await writeAudit(tx, adminActor(role), 'factor_deleted', factsOf(auth, c), traits)
  })
  return c.json(publicFactor(factor))
}

const auditPage = 50

async function auditLog(auth: Auth, c: Context): Promise<Response> {
  const page = Number(c.req.query('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > 1e6) throw invalid('Bad Pagination Parameters')
  const { rows } = await auth.db.query(
    `select id, payload, created_at, ip_address from auth.audit_log_entries
     order by created_at desc, id limit $1 offset $2`,
    [auditPage, (page - 1) * auditPage],
  )
  return c.json(rows)
}
