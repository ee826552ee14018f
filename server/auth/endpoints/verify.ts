import type { Context } from 'hono'
import { z } from 'zod'
import type { Auth } from '../auth.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { AuthError, forbidden, invalid } from '../errors.ts'
import { factsOf } from '../http/callers.ts'
import { optionalText, readParams, validEmail } from '../http/params.ts'
import { codeRedirect, errorRedirect, messageRedirect, sessionRedirect } from '../redirects/answers.ts'
import { issueSession, type RequestFacts, type TokenResponse } from '../sessions/issue.ts'
import { issueAuthCode } from '../tokens/flow-state.ts'
import { type FoundToken, isPkceToken, type TokenType } from '../tokens/one-time-tokens.ts'
import { syncProviders, voidMailedTokens } from '../users/change.ts'
import { findUserById, findUsersMailedAt } from '../users/find.ts'
import { isBanned, type User } from '../users/user.ts'
import { verifyPhoneCode } from './phone.ts'
import { type Redeemed, redeem } from './redeem.ts'

const tokensOf: Record<string, TokenType[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
}

/** The method in a session's `amr` after its link's code was exchanged. */
const pkceMethods: Record<string, string> = { signup: 'email/signup' }
const halfChanged = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

function tokenTypes(type: string): TokenType[] {
  const types = Object.hasOwn(tokensOf, type) ? tokensOf[type] : undefined
  if (!types) throw invalid('Invalid email verification type')
  return types
}

/** Redirects a browser that follows an emailed link, with a session, a code or an error. */
export async function verifyLink(auth: Auth, c: Context): Promise<Response> {
  const facts = factsOf(auth, c)
  // Email scanners send HEAD, which must not use up the link.
  if (c.req.raw.method === 'HEAD') return c.body(null, 405)
  const { token = '', type = '' } = c.req.query()
  const target = auth.redirects.targetOf(c)
  await auth.limits.address('token_verifications', facts.ip)
  if (!type) throw invalid('Verify requires a verification type')
  if (!token) throw invalid('Verify requires a token or a token hash')
  const pkce = isPkceToken(token)
  try {
    const { redeemed, answer } = await inTransaction(auth.db, async (tx) => {
      const redeemed = await redeem(auth, tx, await byHash(auth, tx, token, tokenTypes(type)), facts)
      const { user } = redeemed
      if (!user) return { redeemed, answer: messageRedirect(c, target, halfChanged, pkce) }
      if (pkce) {
        const code = await issueAuthCode(tx, user.id, pkceMethods[type] ?? type)
        return { redeemed, answer: codeRedirect(c, target, code) }
      }
      const session = await openSession(auth, tx, user, facts)
      return { redeemed, answer: sessionRedirect(c, target, session, type) }
    })
    await tellFormerAddress(auth, redeemed)
    return answer
  } catch (error) {
    if (error instanceof AuthError) return errorRedirect(c, target, error, pkce)
    throw error
  }
}

const schema = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
})
type Params = z.output<typeof schema>

/** Exchanges a typed code, or a link's token that an app read itself, for a session. */
export async function verifyCode(auth: Auth, c: Context): Promise<Response> {
  const params = await readParams(c, schema)
  const facts = factsOf(auth, c)
  await auth.limits.address('token_verifications', facts.ip)
  if (!params.type) throw invalid('Verify requires a verification type')
  if (!params.token === !params.token_hash) throw invalid('Verify requires either a token or a token hash')
  if (params.token_hash && (params.email || params.phone || params.redirect_to)) {
    throw invalid('Only the token_hash and type should be provided')
  }
  const finished = params.token_hash
    ? await inTransaction(auth.db, async (tx) => {
        const found = await byHash(auth, tx, params.token_hash!, tokenTypes(params.type!))
        return finish(auth, tx, found, facts)
      })
    : await withTypedCode(auth, params, facts)
  await tellFormerAddress(auth, finished)
  return c.json(finished.session ?? { msg: halfChanged, code: '200' })
}

/** Notifies the mailbox that lost the account, in case its owner didn't want that. */
async function tellFormerAddress(auth: Auth, { user, formerEmail }: Redeemed): Promise<void> {
  if (!user || !formerEmail) return
  await auth.mails.notify('email_changed', user, { OldEmail: formerEmail }, formerEmail)
}

type Finished = Redeemed & { session?: TokenResponse }

async function finish(auth: Auth, tx: Queryable, found: FoundToken, facts: RequestFacts): Promise<Finished> {
  const redeemed = await redeem(auth, tx, found, facts)
  const session = redeemed.user && (await openSession(auth, tx, redeemed.user, facts))
  return { ...redeemed, session }
}

async function openSession(
  auth: Auth,
  tx: Queryable,
  user: User,
  facts: RequestFacts,
): Promise<TokenResponse> {
  await syncProviders(tx, user.id)
  return issueSession(auth, tx, (await findUserById(tx, user.id))!, 'otp', facts)
}

async function byHash(auth: Auth, tx: Queryable, hash: string, types: TokenType[]): Promise<FoundToken> {
  const found = await auth.oneTimeTokens.findByHash(tx, hash, types)
  if (!found) throw forbidden('otp_expired', 'Email link is invalid or has expired')
  if (isBanned(found.user)) throw forbidden('user_banned', 'User is banned')
  return found
}

/** Short codes can be guessed: wrong ones are counted per account and soon invalidate the code. */
async function withTypedCode(auth: Auth, params: Params, facts: RequestFacts): Promise<Finished> {
  if (params.phone && !params.email) {
    const given = { phone: params.phone, token: params.token!, type: params.type! }
    return { session: await verifyPhoneCode(auth, given, facts) }
  }
  if (!params.email || params.phone) {
    throw invalid('Only an email address or phone number should be provided on verify')
  }
  const email = validEmail(params.email)
  const types = tokenTypes(params.type!)
  await auth.limits.guessCodeFrom(facts.ip)
  const lastTry = await auth.limits.guessCode(email)
  const finished = await inTransaction(auth.db, async (tx) => {
    const found = await auth.oneTimeTokens.findByCode(tx, email, params.token!, types)
    if (found && isBanned(found.user)) throw forbidden('user_banned', 'User is banned')
    return found && finish(auth, tx, found, facts)
  })
  if (finished) {
    await auth.limits.rightCode(email)
    await auth.limits.rightCodeFrom(facts.ip)
    return finished
  }
  if (lastTry) {
    for (const user of await findUsersMailedAt(auth.db, email)) await voidMailedTokens(auth.db, user.id)
  }
  throw forbidden('otp_expired', 'Token has expired or is invalid')
}
