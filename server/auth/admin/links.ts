import type { Context } from 'hono'
import { z } from 'zod'
import { adminActor, writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { approveNewUser } from '../endpoints/register.ts'
import { invalid, notFound, unprocessable } from '../errors.ts'
import { factsOf } from '../http/callers.ts'
import { optionalObject, optionalText, readParams, validEmail } from '../http/params.ts'
import { prepareLink } from '../mail/link-mail.ts'
import type { LinkType } from '../mail/mails.ts'
import { assertStrongPassword } from '../passwords/strength.ts'
import { mergeMetadata } from '../users/change.ts'
import { findUserByEmail, findUserById } from '../users/find.ts'
import { publicUser, type User } from '../users/user.ts'

const emailTaken = () =>
  unprocessable('email_exists', 'A user with this email address has already been registered')

const invitation = z.object({ email: optionalText, data: optionalObject })

export async function invite(auth: Auth, c: Context, role: string): Promise<Response> {
  const { email: given, data = {} } = await readParams(c, invitation)
  const email = validEmail(given)
  const facts = factsOf(auth, c)
  const known = await findUserByEmail(auth.db, email)
  if (known?.email_confirmed_at) throw emailTaken()
  const create = known ? undefined : await approveNewUser(auth, facts, { email, data })
  const redirectTo = auth.redirects.targetOf(c)
  const { user, mail } = await inTransaction(auth.db, async (tx) => {
    const user = known ?? (await create!(tx))
    await markInvited(tx, user)
    const traits = { user_id: user.id, user_email: email }
    await writeAudit(tx, adminActor(role), 'user_invited', facts, traits)
    const mail = await prepareLink(auth, tx, user, 'invite', false, redirectTo)
    return { user: (await findUserById(tx, user.id))!, mail }
  })
  await auth.mails.sendLink(user, mail)
  return c.json(publicUser(user))
}

async function markInvited(tx: Queryable, user: User): Promise<void> {
  await tx.query('update auth.users set invited_at = now(), updated_at = now() where id = $1', [user.id])
}

const schema = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: optionalObject,
  redirect_to: optionalText,
})

const linkTypes: Record<string, LinkType> = {
  signup: 'signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
}

/** Generates a link without emailing it, for projects that send their own emails. */
export async function generateLink(auth: Auth, c: Context, role: string): Promise<Response> {
  const params = await readParams(c, schema)
  const email = validEmail(params.email)
  const facts = factsOf(auth, c)
  const asked = params.type ?? ''
  if (!Object.hasOwn(linkTypes, asked)) {
    throw invalid(`Invalid email action link type requested: ${asked}`)
  }
  const known = await findUserByEmail(auth.db, email)
  const needsUser = ['recovery', 'email_change_current', 'email_change_new'].includes(asked)
  if (!known && needsUser) throw notFound('user_not_found', 'User with this email not found')
  const type = asked === 'magiclink' && !known ? 'signup' : asked
  if (['signup', 'invite'].includes(type) && known?.email_confirmed_at) throw emailTaken()
  const newEmail = linkTypes[type] === 'email_change' ? await freeEmail(auth, type, params.new_email) : ''
  const passwordHash =
    type === 'signup' && !known ? await initialHash(auth, asked, params.password) : undefined
  const data = params.data ?? {}
  const create = known ? undefined : await approveNewUser(auth, facts, { email, passwordHash, data })
  const redirectTo = auth.redirects.targetOf(c, params.redirect_to ?? c.req.query('redirect_to'))
  const { user, link } = await inTransaction(auth.db, async (tx) => {
    const user = known ?? (await create!(tx))
    if (known && type === 'signup') await mergeMetadata(tx, user.id, 'raw_user_meta_data', data)
    if (type === 'invite') {
      await markInvited(tx, user)
      await writeAudit(tx, adminActor(role), 'user_invited', facts, { user_id: user.id, user_email: email })
    }
    const link =
      linkTypes[type] === 'email_change'
        ? await changeLink(auth, tx, user, type, newEmail)
        : await prepareLink(auth, tx, user, linkTypes[type] as 'signup', false, redirectTo)
    return { user: (await findUserById(tx, user.id))!, link }
  })
  return c.json({
    ...publicUser(user),
    action_link: auth.mails.linkFor(linkTypes[type]!, link.hash, redirectTo),
    email_otp: link.otp,
    hashed_token: link.hash,
    verification_type: type,
    redirect_to: redirectTo,
  })
}

async function freeEmail(auth: Auth, type: string, given: string | undefined): Promise<string> {
  if (type === 'email_change_current' && !auth.config.email.double_confirm_changes) {
    throw invalid('Enable secure email change to generate link for current email')
  }
  const email = validEmail(given)
  if (await findUserByEmail(auth.db, email)) throw emailTaken()
  return email
}

async function initialHash(
  auth: Auth,
  asked: string,
  password: string | undefined,
): Promise<string | undefined> {
  if (asked === 'magiclink') return undefined
  if (!password) throw invalid('Signup requires a valid password')
  assertStrongPassword(auth.config, password)
  return auth.passwords.hash(password)
}

async function changeLink(auth: Auth, tx: Queryable, user: User, type: string, newEmail: string) {
  await tx.query('update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1', [
    user.id,
    newEmail,
  ])
  const current = type === 'email_change_current'
  const to = current ? user.email! : newEmail
  const token = auth.oneTimeTokens.fresh(to, false)
  const column = current ? 'email_change_token_current' : 'email_change_token_new'
  await auth.oneTimeTokens.store(tx, user.id, column, to, token.hash)
  return token
}
