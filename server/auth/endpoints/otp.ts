import type { Context } from 'hono'
import { z } from 'zod'
import type { Auth } from '../auth.ts'
import { notSooner } from '../background.ts'
import { inTransaction } from '../database.ts'
import { AuthError, invalid } from '../errors.ts'
import { factsOf } from '../http/callers.ts'
import {
  challengeFields,
  optionalFlag,
  optionalObject,
  optionalText,
  readParams,
  validEmail,
} from '../http/params.ts'
import type { RequestFacts } from '../sessions/issue.ts'
import { readChallenge } from '../tokens/flow-state.ts'
import { confirmEmail, mergeMetadata } from '../users/change.ts'
import { ownIdentityData } from '../users/create.ts'
import { findUserByEmail, findUserById } from '../users/find.ts'
import type { User } from '../users/user.ts'
import { sendPhoneOtp } from './phone.ts'
import { assertEmailEnabled, sendRecovery } from './recover.ts'
import { approveNewUser, type Registration, register } from './register.ts'

const schema = z.object({
  email: optionalText,
  phone: optionalText,
  create_user: optionalFlag,
  data: optionalObject,
  channel: optionalText,
  ...challengeFields,
})

/**
 * Emails a link and a code to sign in without a password. Creates the account first if there is none and sign-ups are
 * allowed. The response is the same if nothing is sent, so that it doesn't reveal who has an account.
 */
export async function sendOtp(auth: Auth, c: Context): Promise<Response> {
  const params = await readParams(c, schema)
  const facts = factsOf(auth, c)
  await auth.limits.address('sign_in_sign_ups', facts.ip)
  if (params.email && params.phone) throw invalid('Only an email address or phone number should be provided')
  if (params.phone) {
    const wish = { phone: params.phone, data: params.data ?? {} }
    await sendPhoneOtp(auth, wish, params.create_user ?? true, facts)
    return c.json({})
  }
  if (!params.email) throw invalid('One of email or phone must be set')
  if (params.channel) throw invalid('Channel should only be specified with Phone OTP')
  assertEmailEnabled(auth)
  const email = validEmail(params.email)
  const challenge = readChallenge(params) ? params : {}
  const mayCreate = params.create_user ?? true
  await auth.limits.mailTo('recovery', email, facts.ip, { forNewcomer: mayCreate })
  const wish = { email, data: params.data ?? {}, challenge, redirectTo: auth.redirects.targetOf(c) }
  await notSooner(signInByMail(auth, wish, mayCreate, facts)).catch(async (error) => {
    await auth.limits.noMailTo('recovery', email)
    throw error
  })
  return c.json({})
}

async function signInByMail(
  auth: Auth,
  wish: Registration,
  mayCreate: boolean,
  facts: RequestFacts,
): Promise<void> {
  const known = await findUserByEmail(auth.db, wish.email)
  if (!known && !(mayCreate && auth.config.enable_signup)) return
  try {
    if (!known?.email_confirmed_at && auth.config.email.enable_confirmations) {
      await register(auth, facts, wish)
      return
    }
    const user = known?.email_confirmed_at ? known : await confirmedUser(auth, known, wish, facts)
    await sendRecovery(auth, user, 'magiclink', wish.challenge, wish.redirectTo, facts)
  } catch (error) {
    // The response doesn't reveal that the project refuses such an account, either.
    if (known || !(error instanceof AuthError) || error.status >= 500) throw error
  }
}

/** If sign-ups need no confirmation, the account exists before its first link is followed. */
async function confirmedUser(
  auth: Auth,
  known: User | undefined,
  wish: Registration,
  facts: RequestFacts,
): Promise<User> {
  const create = known ? undefined : await approveNewUser(auth, facts, wish)
  return inTransaction(auth.db, async (tx) => {
    const user = known ?? (await create!(tx))
    if (!known) await mergeMetadata(tx, user.id, 'raw_user_meta_data', ownIdentityData(user))
    await confirmEmail(tx, user.id)
    return (await findUserById(tx, user.id))!
  })
}
