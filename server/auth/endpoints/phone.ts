import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction } from '../database.ts'
import { badRequest, forbidden, unprocessable } from '../errors.ts'
import { validPhone } from '../http/params.ts'
import { issueSession, type RequestFacts, type TokenResponse } from '../sessions/issue.ts'
import { confirmPhone } from '../users/change.ts'
import { draftUser, insertIdentity, insertUser, ownIdentityData } from '../users/create.ts'
import { findUserById, findUserByPhone } from '../users/find.ts'
import { isBanned, type Metadata, type User } from '../users/user.ts'

/**
 * There is no SMS provider: phone numbers work with a password, or with a fixed test code from config.toml
 * (`[auth.sms.test_otp]`).
 */
function testCode(auth: Auth, phone: string): string | undefined {
  const codes = auth.config.sms.test_otp
  return Object.hasOwn(codes, phone) ? codes[phone] : undefined
}

export interface NewPhoneUser {
  phone: string
  passwordHash?: string
  data: Metadata
}

/** Creates the account after the project's hook has approved it. */
export async function createPhoneUser(auth: Auth, wish: NewPhoneUser, facts: RequestFacts): Promise<User> {
  const { phone, passwordHash, data } = wish
  const draft = draftUser({ phone, passwordHash, provider: 'phone', userMetadata: data })
  await auth.hooks.beforeUserCreated(draft, facts.ip)
  return inTransaction(auth.db, async (tx) => {
    const user = await insertUser(tx, draft)
    await insertIdentity(tx, user.id, 'phone', user.id, ownIdentityData(user, data))
    await writeAudit(tx, user, 'user_signedup', facts, { provider: 'phone' })
    return (await findUserById(tx, user.id))!
  })
}

export async function sendPhoneOtp(
  auth: Auth,
  wish: NewPhoneUser,
  mayCreate: boolean,
  facts: RequestFacts,
): Promise<void> {
  if (!auth.config.sms.enable_signup) {
    throw badRequest('phone_provider_disabled', 'Unsupported phone provider')
  }
  const phone = validPhone(wish.phone)
  const known = await findUserByPhone(auth.db, phone)
  if (!known && !mayCreate) throw unprocessable('otp_disabled', 'Signups not allowed for otp')
  if (!testCode(auth, phone)) throw unprocessable('sms_send_failed', 'Unable to get SMS provider')
  if (!known) await createPhoneUser(auth, { ...wish, phone }, facts)
}

export async function verifyPhoneCode(
  auth: Auth,
  given: { phone: string; token: string; type: string },
  facts: RequestFacts,
): Promise<TokenResponse> {
  const phone = validPhone(given.phone)
  await auth.limits.guessCodeFrom(facts.ip)
  await auth.limits.guessCode(phone)
  const user = given.type === 'sms' ? await findUserByPhone(auth.db, phone) : undefined
  if (!user || testCode(auth, phone) !== given.token) {
    throw forbidden('otp_expired', 'Token has expired or is invalid')
  }
  await auth.limits.rightCode(phone)
  await auth.limits.rightCodeFrom(facts.ip)
  if (isBanned(user)) throw forbidden('user_banned', 'User is banned')
  return signInByPhone(auth, user, 'otp', facts)
}

/** Confirms the number and opens the session. */
export function signInByPhone(
  auth: Auth,
  user: User,
  method: string,
  facts: RequestFacts,
): Promise<TokenResponse> {
  return inTransaction(auth.db, async (tx) => {
    if (!user.phone_confirmed_at) await confirmPhone(tx, user.id)
    await writeAudit(tx, user, 'login', facts, { provider: 'phone' })
    return issueSession(auth, tx, (await findUserById(tx, user.id))!, method, facts)
  })
}
