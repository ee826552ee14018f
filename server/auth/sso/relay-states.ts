import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../database.ts'
import { notFound, unprocessable } from '../errors.ts'
import { isUuid } from '../http/callers.ts'
import { type Challenge, startFlow } from '../tokens/flow-state.ts'

const lifetimeMinutes = 10

/** A person who was sent to an identity provider and is expected back. */
export interface RelayState {
  providerId: string
  requestId: string
  target: string
  flowId: string | null
}

/** Remembers who was sent where. Returns the state that comes back with the response. */
export async function beginVisit(
  db: Pool,
  visit: { providerId: string; target: string } & Challenge,
): Promise<{ id: string; requestId: string }> {
  const id = randomUUID()
  // An XML ID can't begin with a digit.
  const requestId = `_${randomUUID()}`
  await inTransaction(db, async (tx) => {
    const flow = visit.code_challenge
      ? await startFlow(tx, { ...visit, provider: `sso:${visit.providerId}`, method: 'sso/saml' })
      : undefined
    await tx.query(
      `insert into auth.saml_relay_states (id, sso_provider_id, request_id, redirect_to, flow_state_id, created_at,
         updated_at)
       values ($1, $2, $3, $4, $5, now(), now())`,
      [id, visit.providerId, requestId, visit.target, flow?.id ?? null],
    )
  })
  return { id, requestId }
}

/** The visit behind a state, which is used up whatever happens next. */
export async function endVisit(db: Queryable, id: string): Promise<RelayState> {
  const { rows } = isUuid(id)
    ? await db.query<RelayState & { expired: boolean }>(
        `delete from auth.saml_relay_states where id = $1
         returning sso_provider_id as "providerId", request_id as "requestId", redirect_to as target,
           flow_state_id as "flowId", created_at < now() - make_interval(mins => $2) as expired`,
        [id, lifetimeMinutes],
      )
    : { rows: [] }
  const [visit] = rows
  if (!visit) {
    throw notFound('saml_relay_state_not_found', 'SAML RelayState does not exist, try logging in again?')
  }
  if (visit.expired) {
    throw unprocessable('saml_relay_state_expired', 'SAML RelayState has expired. Try logging in again?')
  }
  return visit
}

/** Activates the code in the redirect. */
export async function releaseCode(tx: Queryable, flowId: string, userId: string): Promise<string> {
  const { rows } = await tx.query<{ auth_code: string }>(
    `update auth.flow_state set user_id = $2, auth_code_issued_at = now(), updated_at = now() where id = $1
     returning auth_code`,
    [flowId, userId],
  )
  if (!rows[0]) throw notFound('flow_state_not_found', 'invalid flow state, no valid flow state found')
  return rows[0].auth_code
}
