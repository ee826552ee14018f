import { createHmac, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../database.ts'
import { badRequest } from '../errors.ts'
import { isUuid } from '../http/callers.ts'
import { type Challenge, startFlow } from '../tokens/flow-state.ts'

const lifetimeMinutes = 10

interface NewVisit extends Challenge {
  provider: string
  /** Where the browser ends up; already checked against the allow list. */
  target: string
  /** The signed-in person who is adding an identity. */
  linkTo?: string
}

/** A person who was sent to a provider and is expected back. */
export interface Visit {
  id: string
  state: string
  provider: string
  target: string
  linkTo: string | null
  pkce: boolean
  authCode: string
}

/** What binds the provider's response to the visit. */
export interface Bindings {
  nonce: string
  codeVerifier: string
}

/** Remembers in the database who was sent where, so that any server can handle the return, once. */
export class Visits {
  private readonly db: Pool
  private readonly secret: string

  constructor(db: Pool, secret: string) {
    this.db = db
    this.secret = secret
  }

  async begin(visit: NewVisit): Promise<string> {
    const state = randomUUID()
    await inTransaction(this.db, async (tx) => {
      const { id } = await startFlow(tx, { ...visit, method: 'oauth' })
      await tx.query(
        `update auth.flow_state set oauth_client_state_id = $2, referrer = $3, linking_target_id = $4 where id = $1`,
        [id, state, visit.target, visit.linkTo ?? null],
      )
    })
    return state
  }

  /** The visit behind a state, which is used up whatever happens next. */
  async end(state: string): Promise<Visit> {
    if (!state) throw badRequest('bad_oauth_callback', 'OAuth state parameter missing')
    const { rows } = isUuid(state) ? await this.take(state) : { rows: [] }
    if (!rows[0]) throw badRequest('bad_oauth_state', 'OAuth callback with invalid state')
    return { ...rows[0], state }
  }

  private take(state: string) {
    return this.db.query<Omit<Visit, 'state'>>(
      `update auth.flow_state set oauth_client_state_id = null, updated_at = now()
       where oauth_client_state_id = $1 and created_at > now() - make_interval(mins => $2)
       returning id, provider_type as provider, referrer as target, linking_target_id as "linkTo",
         code_challenge is not null as pkce, auth_code as "authCode"`,
      [state, lifetimeMinutes],
    )
  }

  /** Derived from the state and a secret of the servers, so they don't have to be stored. */
  bindings(state: string): Bindings {
    const derive = (use: string) =>
      createHmac('sha256', this.secret).update(`${use}:${state}`).digest('base64url')
    return { nonce: derive('nonce'), codeVerifier: derive('code verifier') }
  }
}

/** Activates the code in the redirect. Exchanging it also returns the provider's tokens. */
export async function releaseAuthCode(
  tx: Queryable,
  visit: Visit,
  userId: string,
  tokens: { accessToken: string; refreshToken?: string },
): Promise<string> {
  await tx.query(
    `update auth.flow_state set user_id = $2, provider_access_token = $3, provider_refresh_token = $4,
       auth_code_issued_at = now(), updated_at = now() where id = $1`,
    [visit.id, userId, tokens.accessToken, tokens.refreshToken ?? null],
  )
  return visit.authCode
}
