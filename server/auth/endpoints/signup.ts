import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { notSooner } from '../background.ts'
import { inTransaction } from '../database.ts'
import { badRequest, invalid, unprocessable } from '../errors.ts'
import { factsOf } from '../http/callers.ts'
import {
  challengeFields,
  optionalObject,
  optionalText,
  readParams,
  validEmail,
  validPhone,
} from '../http/params.ts'
import { assertStrongPassword } from '../passwords/strength.ts'
import { issueSession } from '../sessions/issue.ts'
import { readChallenge } from '../tokens/flow-state.ts'
import { draftUser, insertUser, ownIdentityData } from '../users/create.ts'
import { findUserByEmail, findUserByPhone } from '../users/find.ts'
import { type Metadata, publicUser, type User } from '../users/user.ts'
import { createPhoneUser, signInByPhone } from './phone.ts'
import { register } from './register.ts'

const schema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalObject,
  channel: optionalText,
  ...challengeFields,
})
type Params = z.output<typeof schema>

export async function signUp(auth: Auth, c: Context): Promise<Response> {
  const params = await readParams(c, schema)
  if (!params.email && !params.phone) return signUpAnonymously(auth, c, params.data ?? {})
  await auth.limits.address('sign_in_sign_ups', factsOf(auth, c).ip)
  assertSignUpsAllowed(auth)
  if (!params.password) throw invalid('Signup requires a valid password')
  assertStrongPassword(auth.config, params.password)
  if (params.email && params.phone) {
    throw invalid('Only an email address or phone number should be provided on signup.')
  }
  return params.phone ? signUpByPhone(auth, c, params) : signUpByEmail(auth, c, params)
}

export function assertSignUpsAllowed(auth: Auth): void {
  if (!auth.config.enable_signup) {
    throw unprocessable('signup_disabled', 'Signups not allowed for this instance')
  }
}

async function signUpByEmail(auth: Auth, c: Context, params: Params): Promise<Response> {
  const pkce = readChallenge(params)
  if (!auth.config.email.enable_signup) {
    throw badRequest('email_provider_disabled', 'Email signups are disabled')
  }
  const email = validEmail(params.email)
  const data = params.data ?? {}
  const facts = factsOf(auth, c)
  const confirmations = auth.config.email.enable_confirmations
  const waiting = await findUserByEmail(auth.db, email)
  if (confirmations) await auth.limits.mailTo('confirmation', email, facts.ip, { forNewcomer: true })
  const password = params.password!
  const passwordHash = await auth.passwords.hash(password)
  // Compares in any case, so that timing doesn't reveal whether there is an account.
  const knowsPassword = await auth.passwords.matches(password, waiting?.encrypted_password)
  const redirectTo = auth.redirects.targetOf(c)
  const challenge = pkce ? params : {}
  const outcome = await notSooner(
    register(auth, facts, { email, passwordHash, knowsPassword, data, challenge, redirectTo }),
  ).catch(async (error) => {
    await auth.limits.noMailTo('confirmation', email)
    throw error
  })
  if (outcome.session) return c.json(outcome.session)
  return c.json(publicUser(outcome.exists ? await lookAlike(auth, email, data) : outcome.user))
}

async function signUpByPhone(auth: Auth, c: Context, params: Params): Promise<Response> {
  if (params.code_challenge) throw invalid('PKCE not supported for phone signups')
  if (!auth.config.sms.enable_signup) {
    throw badRequest('phone_provider_disabled', 'Phone signups are disabled')
  }
  const phone = validPhone(params.phone!)
  if (auth.config.sms.enable_confirmations) {
    throw unprocessable(
      'sms_send_failed',
      'Error sending confirmation OTP to provider: no SMS provider is configured',
    )
  }
  const facts = factsOf(auth, c)
  const passwordHash = await auth.passwords.hash(params.password!)
  if (await findUserByPhone(auth.db, phone)) {
    throw unprocessable('user_already_exists', 'User already registered')
  }
  const user = await createPhoneUser(auth, { phone, passwordHash, data: params.data ?? {} }, facts)
  return c.json(await signInByPhone(auth, user, 'password', facts))
}

async function signUpAnonymously(auth: Auth, c: Context, data: Metadata): Promise<Response> {
  if (!auth.config.enable_anonymous_sign_ins) {
    throw unprocessable('anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  const facts = factsOf(auth, c)
  await auth.limits.address('anonymous_users', facts.ip)
  assertSignUpsAllowed(auth)
  const draft = draftUser({ anonymous: true, userMetadata: data })
  await auth.hooks.beforeUserCreated(draft, facts.ip)
  const session = await inTransaction(auth.db, async (tx) => {
    const user = await insertUser(tx, draft)
    await writeAudit(tx, user, 'user_signedup', facts, { provider: 'anonymous' })
    return issueSession(auth, tx, user, 'anonymous', facts)
  })
  return c.json(session)
}

/** What a new account would look like: the response doesn't reveal that the address is taken, or by whom. */
async function lookAlike(auth: Auth, email: string, data: Metadata): Promise<User> {
  const draft = draftUser({ email, provider: 'email' })
  // Read back from the database, which reorders the keys.
  const { rows } = await auth.db.query<{ own: Metadata }>('select $1::jsonb as own', [
    JSON.stringify(ownIdentityData(draft, data)),
  ])
  const { own } = rows[0]!
  const now = draft.created_at.toISOString()
  const identity = {
    id: randomUUID(),
    provider_id: draft.id,
    user_id: draft.id,
    identity_data: own,
    provider: 'email',
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
    email,
  }
  return {
    ...draft,
    confirmation_sent_at: draft.created_at,
    raw_user_meta_data: own,
    identities: [identity],
  }
}
