import type { Context } from 'hono'
import { z } from 'zod'
import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction } from '../database.ts'
import { AuthError, badRequest, forbidden, invalid, unprocessable } from '../errors.ts'
import { factsOf, requireUser, type SignedIn } from '../http/callers.ts'
import {
  challengeFields,
  optionalObject,
  optionalText,
  readParams,
  validEmail,
  validPhone,
} from '../http/params.ts'
import { deliver, prepareEmailChange } from '../mail/link-mail.ts'
import type { LinkMail } from '../mail/mails.ts'
import { assertStrongPassword } from '../passwords/strength.ts'
import { readChallenge, startFlow } from '../tokens/flow-state.ts'
import { confirmPhone, mergeMetadata, storePassword, syncProviders } from '../users/change.ts'
import { setOwnIdentity } from '../users/create.ts'
import { findUserByEmail, findUserById, findUserByPhone } from '../users/find.ts'
import { publicUser } from '../users/user.ts'
import { assertReauthenticated } from './reauthenticate.ts'
import { applyEmailChange } from './redeem.ts'

const schema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  nonce: optionalText,
  data: optionalObject,
  app_metadata: optionalObject,
  channel: optionalText,
  ...challengeFields,
})
type Params = z.output<typeof schema>

export async function getUser(auth: Auth, c: Context): Promise<Response> {
  const { user } = await requireUser(auth, c)
  return c.json(publicUser(user))
}

export async function updateUser(auth: Auth, c: Context): Promise<Response> {
  const signedIn = await requireUser(auth, c)
  const { user, session } = signedIn
  const given = await readParams(c, schema)
  const facts = factsOf(auth, c)
  const pkce = readChallenge(given)
  const wish = await checkWish(auth, signedIn, given, facts.ip)
  const passwordHash = wish.password && (await newPasswordHash(auth, signedIn, wish))
  const redirectTo = auth.redirects.targetOf(c)
  let mails: LinkMail[] = []
  const changed = await inTransaction(auth.db, async (tx) => {
    if (passwordHash) {
      await storePassword(tx, user.id, passwordHash, session.id)
      await writeAudit(tx, user, 'user_updated_password', facts)
    }
    if (wish.data) await mergeMetadata(tx, user.id, 'raw_user_meta_data', wish.data)
    if (wish.phone) {
      await tx.query('update auth.users set phone = $2 where id = $1', [user.id, wish.phone])
      await confirmPhone(tx, user.id)
      await setOwnIdentity(tx, user.id, 'phone', { phone: wish.phone, phone_verified: true })
    }
    if (wish.email && user.is_anonymous && !auth.config.email.enable_confirmations) {
      await tx.query('update auth.users set email_change = $2 where id = $1', [user.id, wish.email])
      await applyEmailChange(tx, { ...user, email_change: wish.email })
    } else if (wish.email) {
      if (pkce) {
        await startFlow(tx, { ...given, userId: user.id, provider: 'email_change', method: 'email_change' })
      }
      mails = await prepareEmailChange(auth, tx, user, wish.email, pkce, redirectTo)
    }
    await syncProviders(tx, user.id)
    await writeAudit(tx, user, 'user_modified', facts)
    return (await findUserById(tx, user.id))!
  })
  if (passwordHash) await auth.engine.revocations.settle()
  for (const mail of mails) await deliver(auth, () => auth.mails.sendLink(changed, mail))
  if (passwordHash) await deliver(auth, () => auth.mails.notify('password_changed', changed))
  return c.json(publicUser(changed))
}

/** Refuses what may not be changed, and leaves out what would change nothing. */
async function checkWish(
  auth: Auth,
  { user, session }: SignedIn,
  given: Params,
  ip: string,
): Promise<Params> {
  if (given.email || given.password || given.phone) await auth.limits.address('sign_in_sign_ups', ip)
  const wish = { ...given }
  if (given.email) wish.email = validEmail(given.email)
  if (given.phone) wish.phone = validPhone(given.phone)
  if (wish.password) assertStrongPassword(auth.config, wish.password)
  if (wish.email === user.email) wish.email = undefined
  if (wish.phone === user.phone) wish.phone = undefined
  if (wish.app_metadata) {
    throw forbidden('not_admin', 'Updating app_metadata requires admin privileges')
  }
  const sensitive = wish.email || wish.password || wish.phone
  if (sensitive && session.aal !== 'aal2' && user.factors.some(({ status }) => status === 'verified')) {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }
  if (user.is_anonymous && wish.password && !wish.email && !wish.phone) {
    throw unprocessable(
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  }
  if (user.is_sso_user && (sensitive || wish.nonce)) {
    throw unprocessable(
      'user_sso_managed',
      'Updating email, phone, password of a SSO account only possible via SSO',
    )
  }
  if (wish.email) {
    await auth.limits.mailTo('email_change', user.id)
    if (await findUserByEmail(auth.db, wish.email)) {
      throw unprocessable('email_exists', 'A user with this email address has already been registered')
    }
  }
  if (wish.phone) await assertPhoneMayChange(auth, wish.phone)
  return wish
}

async function assertPhoneMayChange(auth: Auth, phone: string): Promise<void> {
  if (!auth.config.sms.enable_signup || auth.config.sms.enable_confirmations) {
    throw badRequest('phone_provider_disabled', 'Unsupported phone provider')
  }
  if (await findUserByPhone(auth.db, phone)) {
    throw unprocessable('phone_exists', 'A user with this phone number has already been registered')
  }
}

const recentMs = 24 * 3600 * 1000

async function newPasswordHash(auth: Auth, { user, session }: SignedIn, wish: Params): Promise<string> {
  const old = session.created_at.getTime() + recentMs < Date.now()
  if (auth.config.email.secure_password_change && old) {
    if (!wish.nonce) {
      throw badRequest('reauthentication_needed', 'Password update requires reauthentication')
    }
    await assertReauthenticated(auth, user, wish.nonce)
  }
  if (!wish.password) throw invalid('A password is required')
  if (user.encrypted_password && (await auth.passwords.matches(wish.password, user.encrypted_password))) {
    throw unprocessable('same_password', 'New password should be different from the old password.')
  }
  return auth.passwords.hash(wish.password)
}
