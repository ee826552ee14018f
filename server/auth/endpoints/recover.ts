import type { Context } from 'hono'
import { z } from 'zod'
import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction } from '../database.ts'
import { invalid, unprocessable } from '../errors.ts'
import { factsOf } from '../http/callers.ts'
import { challengeFields, optionalText, readParams, validEmail, validPhone } from '../http/params.ts'
import { prepareEmailChange, prepareLink } from '../mail/link-mail.ts'
import type { LinkMail } from '../mail/mails.ts'
import type { RequestFacts } from '../sessions/issue.ts'
import { type Challenge, readChallenge, startFlow } from '../tokens/flow-state.ts'
import { findUserByEmail } from '../users/find.ts'
import type { User } from '../users/user.ts'

const recoverSchema = z.object({ email: optionalText, ...challengeFields })

export async function recover(auth: Auth, c: Context): Promise<Response> {
  const params = await readParams(c, recoverSchema)
  const facts = factsOf(auth, c)
  await auth.limits.address('sign_in_sign_ups', facts.ip)
  if (!params.email) throw invalid('Password recovery requires an email')
  assertEmailEnabled(auth)
  const email = validEmail(params.email)
  const pkce = readChallenge(params)
  await auth.limits.mailTo('recovery', email, facts.ip)
  const redirectTo = auth.redirects.targetOf(c)
  await auth.background.inEqualTime(async () => {
    const user = await findUserByEmail(auth.db, email)
    if (user) await sendRecovery(auth, user, 'recovery', pkce ? params : {}, redirectTo, facts)
  })
  return c.json({})
}

export function assertEmailEnabled(auth: Auth): void {
  if (!auth.config.email.enable_signup) {
    throw unprocessable('email_provider_disabled', 'Email logins are disabled')
  }
}

/** A sign-in link, to choose a new password or to sign in without one. */
export async function sendRecovery(
  auth: Auth,
  user: User,
  type: 'recovery' | 'magiclink',
  challenge: Challenge,
  redirectTo: string,
  facts: RequestFacts,
): Promise<void> {
  const pkce = Boolean(challenge.code_challenge)
  const mail = await inTransaction(auth.db, async (tx) => {
    await writeAudit(tx, user, 'user_recovery_requested', facts)
    if (pkce) await startFlow(tx, { ...challenge, userId: user.id, provider: type, method: type })
    return prepareLink(auth, tx, user, type, pkce, redirectTo)
  })
  await auth.mails.sendLink(user, mail)
}

const resendSchema = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...challengeFields,
})

export async function resend(auth: Auth, c: Context): Promise<Response> {
  const params = await readParams(c, resendSchema)
  const facts = factsOf(auth, c)
  await auth.limits.address('sign_in_sign_ups', facts.ip)
  const { type = '' } = params
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  }
  if (params.phone && params.email) throw invalid('Only an email address or phone number should be provided.')
  if (type === 'signup' && !params.email) throw invalid('Type provided requires an email address')
  if (type === 'sms' && !params.phone) throw invalid('Type provided requires a phone number')
  if (params.phone) {
    if (!auth.config.sms.enable_signup) {
      throw unprocessable('phone_provider_disabled', 'Phone logins are disabled')
    }
    validPhone(params.phone)
    return c.json({})
  }
  if (!params.email) throw invalid('Missing email address or phone number')
  assertEmailEnabled(auth)
  const email = validEmail(params.email)
  const pkce = readChallenge(params)
  if (type === 'signup') await auth.limits.mailTo('confirmation', email, facts.ip)
  else await auth.limits.mailTo('email_change', email, facts.ip, { emails: 2 })
  const redirectTo = auth.redirects.targetOf(c)
  await auth.background.inEqualTime(async () => {
    const user = await findUserByEmail(auth.db, email)
    if (!user) return
    const challenge = pkce ? params : {}
    if (type === 'signup' && !user.email_confirmed_at) {
      await resendConfirmation(auth, user, challenge, redirectTo, facts)
    }
    if (type === 'email_change' && user.email_change) {
      await resendEmailChange(auth, user, challenge, redirectTo)
    }
  })
  return c.json({})
}

async function resendConfirmation(
  auth: Auth,
  user: User,
  challenge: Challenge,
  redirectTo: string,
  facts: RequestFacts,
): Promise<void> {
  const pkce = Boolean(challenge.code_challenge)
  const mail = await inTransaction(auth.db, async (tx) => {
    await writeAudit(tx, user, 'user_confirmation_requested', facts)
    if (pkce) {
      await startFlow(tx, { ...challenge, userId: user.id, provider: 'email', method: 'email/signup' })
    }
    return prepareLink(auth, tx, user, 'signup', pkce, redirectTo)
  })
  await auth.mails.sendLink(user, mail)
}

async function resendEmailChange(
  auth: Auth,
  user: User,
  challenge: Challenge,
  redirectTo: string,
): Promise<void> {
  const pkce = Boolean(challenge.code_challenge)
  const mails = await inTransaction(auth.db, async (tx): Promise<LinkMail[]> => {
    if (pkce) {
      await startFlow(tx, { ...challenge, userId: user.id, provider: 'email_change', method: 'email_change' })
    }
    return prepareEmailChange(auth, tx, user, user.email_change!, pkce, redirectTo)
  })
  for (const mail of mails) await auth.mails.sendLink(user, mail)
}
