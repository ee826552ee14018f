import type { Context } from 'hono'
import { z } from 'zod'
import { writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction } from '../database.ts'
import { badRequest, forbidden, invalid, unprocessable } from '../errors.ts'
import { assertSecondFactor, factsOf, requireUser, type SignedIn } from '../http/callers.ts'
import {
  challengeFields,
  optionalObject,
  optionalText,
  readParams,
  validEmail,
  validPhone,
} from '../http/params.ts'
import { prepareEmailChange } from '../mail/link-mail.ts'
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
  current_password: optionalText,
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
  const passwordHash = wish.password && (await newPasswordHash(auth, signedIn, wish, facts.ip))
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
  for (const mail of mails) await auth.mails.sendLink(changed, mail)
  if (passwordHash) await auth.mails.notify('password_changed', changed)
  return c.json(publicUser(changed))
}

/** Refuses forbidden changes and drops those without effect. */
async function checkWish(auth: Auth, signedIn: SignedIn, given: Params, ip: string): Promise<Params> {
  const { user } = signedIn
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
  if (sensitive) {
    assertSecondFactor(signedIn, 'AAL2 session is required to update email or password when MFA is enabled.')
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
    await auth.limits.mailTo('email_change', user.id, ip)
    await auth.limits.mailTo('email_change', wish.email, ip, { forNewcomer: true })
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

async function newPasswordHash(auth: Auth, signedIn: SignedIn, wish: Params, ip: string): Promise<string> {
  const { user } = signedIn
  if (auth.config.email.secure_password_change) await assertOwner(auth, signedIn, wish, ip)
  if (!wish.password) throw invalid('A password is required')
  if (user.encrypted_password && (await auth.passwords.matches(wish.password, user.encrypted_password))) {
    throw unprocessable('same_password', 'New password should be different from the old password.')
  }
  return auth.passwords.hash(wish.password)
}

const hourMs = 3600 * 1000

/**
 * Someone who finds an open session must not take over the account, so the current password or an emailed code is
 * required. A session that started with an emailed link has just proven access to the mailbox and can set a new
 * password.
 */
async function assertOwner(auth: Auth, { user, session }: SignedIn, wish: Params, ip: string): Promise<void> {
  if (wish.current_password && user.encrypted_password) {
    const account = user.email ?? user.phone ?? user.id
    await auth.limits.guessPassword(account, ip)
    if (!(await auth.passwords.matches(wish.current_password, user.encrypted_password))) {
      throw badRequest('invalid_credentials', 'Invalid login credentials')
    }
    await auth.limits.rightPassword(account, ip)
    return
  }
  if (wish.nonce) return assertReauthenticated(auth, user, wish.nonce)
  const isFresh = session.created_at.getTime() + hourMs > Date.now()
  if (isFresh && (!user.encrypted_password || (await beganWithLink(auth, session.id)))) return
  throw badRequest('reauthentication_needed', 'Password update requires reauthentication')
}

const linkMethods = ['otp', 'recovery', 'magiclink', 'email/signup', 'invite']

async function beganWithLink(auth: Auth, sessionId: string): Promise<boolean> {
  const { rowCount } = await auth.db.query(
    'select from auth.mfa_amr_claims where session_id = $1 and authentication_method = any($2)',
    [sessionId, linkMethods],
  )
  return rowCount !== 0
}
