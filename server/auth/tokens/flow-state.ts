import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Queryable } from '../database.ts'
import { badRequest, forbidden, invalid, notFound } from '../errors.ts'

const lifetimeSeconds = 300

export interface Challenge {
  code_challenge?: string
  code_challenge_method?: string
}

/** Whether the client uses PKCE. Refuses an incomplete or malformed challenge. */
export function readChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: Challenge): boolean {
  if (!challenge !== !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  if (!challenge) return false
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  if (!/^(s256|plain)$/i.test(method!)) throw invalid(`unsupported code_challenge method "${method}"`)
  return true
}

export interface NewFlow extends Challenge {
  userId?: string
  /** The provider, or the kind of email. */
  provider: string
  /** The method in the session's `amr` afterwards. */
  method: string
}

/** Remembers who can exchange the code in the redirect. Returns the row's ID and that code. */
export async function startFlow(tx: Queryable, flow: NewFlow): Promise<{ id: string; authCode: string }> {
  const [id, authCode] = [randomUUID(), randomUUID()]
  await tx.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, now(), now())`,
    [
      id,
      flow.userId ?? null,
      authCode,
      flow.code_challenge_method?.toLowerCase() ?? null,
      flow.code_challenge ?? null,
      flow.provider,
      flow.method,
    ],
  )
  return { id, authCode }
}

/** The code for the newest flow that waits for this user's click. Its lifetime starts now. */
export async function issueAuthCode(tx: Queryable, userId: string, method: string): Promise<string> {
  const { rows } = await tx.query<{ auth_code: string }>(
    `update auth.flow_state set auth_code_issued_at = now(), updated_at = now()
     where id = (select id from auth.flow_state where user_id = $1 and authentication_method = $2
       and auth_code_issued_at is null and created_at > now() - interval '1 day' order by created_at desc limit 1)
     returning auth_code`,
    [userId, method],
  )
  if (!rows[0]) {
    throw badRequest(
      'flow_state_not_found',
      'No associated flow state found. No valid flow state found for user.',
    )
  }
  return rows[0].auth_code
}

export interface FinishedFlow {
  user_id: string
  provider_type: string
  authentication_method: string
  provider_access_token: string | null
  provider_refresh_token: string | null
}

/** Exchanges the code: it works once, for the holder of the verifier, within five minutes. */
export async function finishFlow(tx: Queryable, authCode: string, verifier: string): Promise<FinishedFlow> {
  const { rows } = await tx.query<
    FinishedFlow & { code_challenge: string; plain: boolean; expired: boolean; id: string }
  >(
    `select id, user_id, provider_type, authentication_method, provider_access_token, provider_refresh_token, code_challenge,
       code_challenge_method = 'plain' as plain,
       coalesce(auth_code_issued_at, created_at) + make_interval(secs => $2) < now() as expired
     from auth.flow_state where auth_code = $1 and user_id is not null for update`,
    [authCode, lifetimeSeconds],
  )
  const flow = rows[0]
  if (!flow) throw notFound('flow_state_not_found', 'invalid flow state, no valid flow state found')
  if (flow.expired) throw forbidden('flow_state_expired', 'invalid flow state, flow state has expired')
  const answer = flow.plain ? verifier : createHash('sha256').update(verifier).digest('base64url')
  if (!sameText(answer, flow.code_challenge)) {
    throw badRequest('bad_code_verifier', 'code challenge does not match previously saved code verifier')
  }
  await tx.query('delete from auth.flow_state where id = $1', [flow.id])
  return flow
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
