import type { Auth } from '../auth.ts'
import type { Queryable } from '../database.ts'
import type { TokenType } from '../tokens/one-time-tokens.ts'
import type { User } from '../users/user.ts'
import type { LinkMail, LinkType } from './mails.ts'

const tokenOf: Record<Exclude<LinkType, 'email_change'>, TokenType> = {
  signup: 'confirmation_token',
  invite: 'confirmation_token',
  recovery: 'recovery_token',
  magiclink: 'recovery_token',
}

/** Stores a new token and writes its email, which is sent once the transaction commits. */
export async function prepareLink(
  auth: Auth,
  tx: Queryable,
  user: User,
  type: Exclude<LinkType, 'email_change'>,
  pkce: boolean,
  redirectTo: string,
): Promise<LinkMail> {
  const to = user.email!
  const token = auth.oneTimeTokens.fresh(to, pkce)
  await auth.oneTimeTokens.store(tx, user.id, tokenOf[type], to, token.hash)
  return { type, token: tokenOf[type], to, redirectTo, ...token }
}

/** One email to the new address, and one to the current address if the project requires both to confirm. */
export async function prepareEmailChange(
  auth: Auth,
  tx: Queryable,
  user: User,
  newEmail: string,
  pkce: boolean,
  redirectTo: string,
): Promise<LinkMail[]> {
  await tx.query(
    `update auth.users set email_change = $2, email_change_confirm_status = 0, email_change_token_current = ''
     where id = $1`,
    [user.id, newEmail],
  )
  const addresses: [TokenType, string][] = [['email_change_token_new', newEmail]]
  if (auth.config.email.double_confirm_changes && user.email) {
    addresses.push(['email_change_token_current', user.email])
  }
  const mails: LinkMail[] = []
  for (const [token, to] of addresses) {
    const fresh = auth.oneTimeTokens.fresh(to, pkce)
    await auth.oneTimeTokens.store(tx, user.id, token, to, fresh.hash)
    mails.push({ type: 'email_change', token, to, redirectTo, ...fresh })
  }
  return mails
}
