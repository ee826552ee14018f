import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { SupabaseConfig } from '../../config/supabase.ts'
import type { Queryable } from '../database.ts'
import { findUserById } from '../users/find.ts'
import type { User } from '../users/user.ts'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_current'
  | 'email_change_token_new'

const sentAtColumns = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
  email_change_token_current: 'email_change_sent_at',
  email_change_token_new: 'email_change_sent_at',
} as const satisfies Record<TokenType, keyof User>

const pkcePrefix = 'pkce_'

export interface FreshToken {
  /** The code a person types. */
  otp: string
  /** The token in the link. */
  hash: string
}

/**
 * Emailed codes and links. A link's token is a keyed digest of address and code: knowing the address doesn't help to
 * guess it, and the database row doesn't reveal the code.
 */
export class OneTimeTokens {
  private readonly secret: string
  private readonly length: number
  private readonly lifetimeMs: number

  constructor(secret: string, config: SupabaseConfig['auth']['email']) {
    this.secret = secret
    this.length = config.otp_length
    this.lifetimeMs = config.otp_expiry * 1000
  }

  fresh(address: string, pkce: boolean): FreshToken {
    const otp = Array.from({ length: this.length }, () => randomInt(10)).join('')
    return { otp, hash: `${pkce ? pkcePrefix : ''}${this.hash(address, otp)}` }
  }

  /** Replaces what was sent before for the same purpose. */
  async store(
    tx: Queryable,
    userId: string,
    type: TokenType,
    relatesTo: string,
    hash: string,
  ): Promise<void> {
    await tx.query(
      `with stored as (
         insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to) values ($1, $2, $3, $4, $5)
         on conflict (user_id, token_type) do update
           set token_hash = excluded.token_hash, relates_to = excluded.relates_to, updated_at = now()
       )
       update auth.users set ${type} = $4, ${sentAtColumns[type]} = now(), updated_at = now() where id = $2`,
      [randomUUID(), userId, type, hash, relatesTo],
    )
  }

  /** Starts the token's lifetime now, unless it was used or replaced. Returns whether it is still valid. */
  async restartClock(db: Queryable, userId: string, type: TokenType, hash: string): Promise<boolean> {
    const { rowCount } = await db.query(
      `update auth.users set ${sentAtColumns[type]} = now() where id = $1 and ${type} = $2`,
      [userId, hash],
    )
    return rowCount === 1
  }

  /** The user a link's token was sent to, locked so that the token works once. */
  findByHash(tx: Queryable, hash: string, types: TokenType[]): Promise<FoundToken | undefined> {
    return this.find(tx, [hash], types)
  }

  /** The same for a typed code, with or without PKCE. */
  findByCode(
    tx: Queryable,
    address: string,
    otp: string,
    types: TokenType[],
  ): Promise<FoundToken | undefined> {
    const digest = this.hash(address, otp)
    return this.find(tx, [digest, `${pkcePrefix}${digest}`], types)
  }

  private async find(tx: Queryable, hashes: string[], types: TokenType[]): Promise<FoundToken | undefined> {
    const { rows } = await tx.query<{ user_id: string; token_type: TokenType }>(
      `select t.user_id, t.token_type from auth.one_time_tokens t join auth.users u on u.id = t.user_id
       where t.token_hash = any($1) and t.token_type = any($2::text[]::auth.one_time_token_type[]) for update of u`,
      [hashes, types],
    )
    const user = rows[0] && (await findUserById(tx, rows[0].user_id))
    if (!user || !rows[0]) return undefined
    const type = rows[0].token_type
    // An earlier holder of the lock may have used or replaced the token, so the row read last decides.
    return this.isAlive(user, type) && hashes.includes(user[type] ?? '') ? { user, type } : undefined
  }

  /** Whether this is the code that was emailed for the purpose. */
  matches(user: User, address: string, otp: string, type: TokenType): boolean {
    return this.isAlive(user, type) && sameDigest(user[type] ?? '', this.hash(address, otp))
  }

  private isAlive(user: User, type: TokenType): boolean {
    const sentAt = user[sentAtColumns[type]]
    return Boolean(user[type]) && sentAt !== null && sentAt.getTime() + this.lifetimeMs > Date.now()
  }

  private hash(address: string, otp: string): string {
    return createHmac('sha224', this.secret).update(`${address}\0${otp}`).digest('hex')
  }
}

export interface FoundToken {
  user: User
  type: TokenType
}

export const isPkceToken = (hash: string) => hash.startsWith(pkcePrefix)

function sameDigest(stored: string, digest: string): boolean {
  return stored.length === digest.length && timingSafeEqual(Buffer.from(stored), Buffer.from(digest))
}
