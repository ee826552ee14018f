import type { Context } from 'hono'
import { z } from 'zod'
import { parseSeconds } from '../../config/units.ts'
import { adminActor, writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { invalid, unprocessable } from '../errors.ts'
import { factsOf, isUuid } from '../http/callers.ts'
import {
  optionalFlag,
  optionalObject,
  optionalText,
  readParams,
  validEmail,
  validPhone,
} from '../http/params.ts'
import { assertStrongPassword } from '../passwords/strength.ts'
import { confirmEmail, confirmPhone, mergeMetadata, storePassword } from '../users/change.ts'
import { draftUser, insertIdentity, insertUser, ownIdentityData, setOwnIdentity } from '../users/create.ts'
import { findUserByEmail, findUserById, findUserByPhone } from '../users/find.ts'
import { publicUser, type User } from '../users/user.ts'
import { userOfPath } from './users.ts'

const schema = z.object({
  id: optionalText,
  role: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: optionalFlag,
  phone_confirm: optionalFlag,
  user_metadata: optionalObject,
  app_metadata: optionalObject,
  ban_duration: optionalText,
})
type Params = z.output<typeof schema>

const emailTaken = () =>
  unprocessable('email_exists', 'A user with this email address has already been registered')
const phoneTaken = () => unprocessable('phone_exists', 'Phone number already registered by another user')

async function readUserParams(c: Context): Promise<Params> {
  const params = await readParams(c, schema)
  if (params.email) params.email = validEmail(params.email)
  if (params.phone) params.phone = validPhone(params.phone)
  return params
}

export async function create(auth: Auth, c: Context, role: string): Promise<Response> {
  const params = await readUserParams(c)
  const { email, phone } = params
  if (!email && !phone) throw invalid('Cannot create a user without either an email or phone')
  if (params.id && !isUuid(params.id)) throw invalid('ID must conform to the uuid v4 format')
  if (params.id && /^[0-]+$/.test(params.id)) throw invalid('ID cannot be a nil uuid')
  const ban = banInterval(params.ban_duration)
  if (email && (await findUserByEmail(auth.db, email))) throw emailTaken()
  if (phone && (await findUserByPhone(auth.db, phone))) throw phoneTaken()
  const draft = draftUser({
    id: params.id,
    email,
    phone,
    passwordHash: await givenHash(auth, params),
    role: params.role,
    providers: [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])],
    userMetadata: params.user_metadata,
    appMetadata: params.app_metadata,
  })
  const created = await inTransaction(auth.db, async (tx) => {
    const user = await insertUser(tx, draft)
    if (email) await insertIdentity(tx, user.id, 'email', user.id, ownIdentityData({ ...user, phone: null }))
    if (phone) await insertIdentity(tx, user.id, 'phone', user.id, ownIdentityData({ ...user, email: null }))
    await applyFlags(tx, user, params, ban)
    await writeAudit(tx, adminActor(role), 'user_signedup', factsOf(auth, c), traits(user))
    return (await findUserById(tx, user.id))!
  })
  return c.json(publicUser(created))
}

/** An imported account brings its own hash. Without a password, no one can sign in with one. */
async function givenHash(auth: Auth, params: Params): Promise<string | undefined> {
  if (params.password && params.password_hash) {
    throw invalid('Only a password or a password hash should be provided')
  }
  if (params.password_hash) {
    if (!/^\$2[abxy]\$\d\d\$[./\w]{53}$/.test(params.password_hash)) {
      throw invalid('The password hash must be a bcrypt hash')
    }
    return params.password_hash
  }
  if (!params.password) return undefined
  if (Buffer.byteLength(params.password) > 72) throw invalid('bcrypt: password length exceeds 72 bytes')
  return auth.passwords.hash(params.password)
}

export async function update(auth: Auth, c: Context, role: string): Promise<Response> {
  const user = await userOfPath(auth, c)
  const params = await readUserParams(c)
  const ban = banInterval(params.ban_duration)
  if (params.password) assertStrongPassword(auth.config, params.password)
  const passwordHash = params.password && (await auth.passwords.hash(params.password))
  const changed = await inTransaction(auth.db, async (tx) => {
    if (params.role) await tx.query('update auth.users set role = $2 where id = $1', [user.id, params.role])
    if (passwordHash) await storePassword(tx, user.id, passwordHash)
    if (params.email) await setEmail(tx, user, params.email)
    if (params.phone) await setPhone(tx, user, params.phone)
    if (params.app_metadata) await mergeMetadata(tx, user.id, 'raw_app_meta_data', params.app_metadata)
    if (params.user_metadata) await mergeMetadata(tx, user.id, 'raw_user_meta_data', params.user_metadata)
    await applyFlags(tx, user, params, ban)
    await writeAudit(tx, adminActor(role), 'user_modified', factsOf(auth, c), traits(user))
    return (await findUserById(tx, user.id))!
  })
  await auth.engine.revocations.settle()
  return c.json(publicUser(changed))
}

async function applyFlags(tx: Queryable, user: User, params: Params, ban: Ban): Promise<void> {
  if (params.email_confirm) await confirmEmail(tx, user.id)
  if (params.phone_confirm) await confirmPhone(tx, user.id)
  if (!ban) return
  await tx.query('update auth.users set banned_until = now() + make_interval(secs => $2) where id = $1', [
    user.id,
    ban.seconds,
  ])
  // Lifting a ban doesn't restore sessions. Their rows stay for a while, to explain what happened to them.
  if (ban.seconds) await tx.query('update auth.sessions set not_after = now() where user_id = $1', [user.id])
}

async function setEmail(tx: Queryable, user: User, email: string): Promise<void> {
  const other = await findUserByEmail(tx, email)
  if (other && other.id !== user.id) throw emailTaken()
  await tx.query('update auth.users set email = $2, updated_at = now() where id = $1', [user.id, email])
  await setOwnIdentity(tx, user.id, 'email', { email, email_verified: false })
}

async function setPhone(tx: Queryable, user: User, phone: string): Promise<void> {
  const other = await findUserByPhone(tx, phone)
  if (other && other.id !== user.id) throw phoneTaken()
  await tx.query('update auth.users set phone = $2, updated_at = now() where id = $1', [user.id, phone])
  await setOwnIdentity(tx, user.id, 'phone', { phone, phone_verified: false })
}

type Ban = { seconds: number | null } | undefined

/** Go durations; "none" lifts a ban. */
function banInterval(duration: string | undefined): Ban {
  if (!duration) return undefined
  if (duration === 'none') return { seconds: null }
  try {
    return { seconds: parseSeconds(duration) }
  } catch {
    throw invalid(`invalid format for ban duration: time: invalid duration "${duration}"`)
  }
}

function traits(user: User): Record<string, unknown> {
  return { user_id: user.id, user_email: user.email ?? '', user_phone: user.phone ?? '' }
}
