import type { Context } from 'hono'
import { z } from 'zod'
import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction } from '../database.ts'
import { badRequest, forbidden, invalid, OAuthError, unprocessable } from '../errors.ts'
import { factsOf } from '../http/callers.ts'
import { optionalText, readParams } from '../http/params.ts'
import { issueSession } from '../sessions/issue.ts'
import { refreshSession } from '../sessions/refresh.ts'
import { finishFlow } from '../tokens/flow-state.ts'
import { findUserByEmail, findUserById, findUserByPhone } from '../users/find.ts'
import { isBanned, type User } from '../users/user.ts'

/** Handlers for other grant types. */
export type Grant = (auth: Auth, c: Context) => Promise<Response>

export function tokenEndpoint(auth: Auth, more: Record<string, Grant>) {
  const grants: Record<string, Grant> = {
    password: byPassword,
    refresh_token: byRefreshToken,
    pkce: byCode,
    ...more,
  }
  return (c: Context): Promise<Response> => {
    const type = c.req.query('grant_type') ?? ''
    const grant = Object.hasOwn(grants, type) ? grants[type] : undefined
    if (!grant) throw new OAuthError('unsupported_grant_type', '')
    return grant(auth, c)
  }
}

const passwordSchema = z.object({ email: optionalText, phone: optionalText, password: optionalText })
const wrong = () => badRequest('invalid_credentials', 'Invalid login credentials')

async function byPassword(auth: Auth, c: Context): Promise<Response> {
  const { email, phone, password = '' } = await readParams(c, passwordSchema)
  const facts = factsOf(auth, c)
  await auth.limits.address('sign_in_sign_ups', facts.ip)
  if (email && phone) throw invalid('Only an email address or phone number should be provided on login.')
  if (!email && !phone) throw wrong()
  const account = (email ?? phone!).toLowerCase().slice(0, 320)
  await auth.limits.guessPassword(account, facts.ip)
  const user = email ? await findByEmail(auth, email) : await findByPhone(auth, phone!)
  if (!(await auth.passwords.matches(password, user?.encrypted_password)) || !user) throw wrong()
  await auth.limits.rightPassword(account, facts.ip)
  // Only callers who know the password learn more about the account.
  if (isBanned(user)) throw badRequest('user_banned', 'User is banned')
  if (email && !user.email_confirmed_at) throw badRequest('email_not_confirmed', 'Email not confirmed')
  if (phone && !user.phone_confirmed_at) throw badRequest('phone_not_confirmed', 'Phone not confirmed')
  const session = await inTransaction(auth.db, async (tx) => {
    await writeAudit(tx, user, 'login', facts, { provider: email ? 'email' : 'phone' })
    return issueSession(auth, tx, user, 'password', facts)
  })
  return c.json(session)
}

function findByEmail(auth: Auth, email: string): Promise<User | undefined> {
  if (!auth.config.email.enable_signup) {
    throw unprocessable('email_provider_disabled', 'Email logins are disabled')
  }
  return findUserByEmail(auth.db, email.toLowerCase())
}

function findByPhone(auth: Auth, phone: string): Promise<User | undefined> {
  if (!auth.config.sms.enable_signup) {
    throw unprocessable('phone_provider_disabled', 'Phone logins are disabled')
  }
  return findUserByPhone(auth.db, phone.replace(/^\+/, '').replaceAll(' ', ''))
}

async function byRefreshToken(auth: Auth, c: Context): Promise<Response> {
  const { refresh_token: token } = await readParams(c, z.object({ refresh_token: optionalText }))
  const facts = factsOf(auth, c)
  await auth.limits.address('token_refresh', facts.ip)
  if (!token) throw new OAuthError('invalid_request', 'refresh_token required')
  return c.json(await refreshSession(auth, token, facts))
}

const codeSchema = z.object({ auth_code: optionalText, code_verifier: optionalText })

async function byCode(auth: Auth, c: Context): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readParams(c, codeSchema)
  const facts = factsOf(auth, c)
  await auth.limits.address('token_verifications', facts.ip)
  if (!code || !verifier) {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  const session = await inTransaction(auth.db, async (tx) => {
    const flow = await finishFlow(tx, code, verifier)
    const user = await findUserById(tx, flow.user_id)
    if (!user) throw forbidden('user_not_found', 'User from sub claim in JWT does not exist')
    if (isBanned(user)) throw forbidden('user_banned', 'User is banned')
    await writeAudit(tx, user, 'login', facts, { provider_type: flow.provider_type })
    return issueSession(auth, tx, user, flow.authentication_method, facts, {
      providerToken: flow.provider_access_token ?? undefined,
      providerRefreshToken: flow.provider_refresh_token ?? undefined,
    })
  })
  return c.json(session)
}
