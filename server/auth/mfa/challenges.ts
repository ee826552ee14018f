import { randomUUID } from 'node:crypto'
import type { Queryable } from '../database.ts'
import { unprocessable } from '../errors.ts'
import { ipOrNull } from '../sessions/issue.ts'

const lifetimeSeconds = 300
/** Maximum number of open challenges per factor, so that requesting more takes no space. */
const maxOpenChallenges = 10
/** Used if the peer's address is unknown. */
const noAddress = '0.0.0.0'

export interface Challenge {
  id: string
  expiresAt: number
}

export async function createChallenge(tx: Queryable, factorId: string, ip: string): Promise<Challenge> {
  const id = randomUUID()
  await tx.query(
    `delete from auth.mfa_challenges where factor_id = $1 and (
       created_at < now() - make_interval(secs => $2)
       or id in (select id from auth.mfa_challenges where factor_id = $1 and verified_at is null
         order by created_at desc offset $3))`,
    [factorId, lifetimeSeconds, maxOpenChallenges - 1],
  )
  const { rows } = await tx.query<{ expires_at: number }>(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, now(), $3)
     returning floor(extract(epoch from created_at))::int + $4::int as expires_at`,
    [id, factorId, ipOrNull(ip) ?? noAddress, lifetimeSeconds],
  )
  await tx.query('update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1', [
    factorId,
  ])
  return { id, expiresAt: rows[0]!.expires_at }
}

/** Refuses a challenge that belongs to another factor, was used, comes from elsewhere or has expired. */
export async function assertOpen(
  tx: Queryable,
  factorId: string,
  challengeId: string,
  ip: string,
): Promise<void> {
  const { rows } = await tx.query<{ usable: boolean; expired: boolean }>(
    `select verified_at is null and ip_address = $3::inet as usable,
       created_at < now() - make_interval(secs => $4) as expired
     from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [challengeId, factorId, ipOrNull(ip) ?? noAddress, lifetimeSeconds],
  )
  const [challenge] = rows
  if (!challenge) {
    throw unprocessable('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (!challenge.usable) {
    throw unprocessable('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  if (challenge.expired) {
    throw unprocessable(
      'mfa_challenge_expired',
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    )
  }
}

/**
 * Closes the challenge with the time step of its code. Returns whether that step is new: each code works once, even
 * if someone saw it being typed.
 */
export async function closeChallenge(
  tx: Queryable,
  factorId: string,
  challengeId: string,
  step: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update auth.mfa_challenges set verified_at = now(), otp_code = $3 where id = $1
       and not exists (select from auth.mfa_challenges other where other.factor_id = $2
         and other.verified_at is not null and other.otp_code::bigint >= $3::bigint)`,
    [challengeId, factorId, String(step)],
  )
  return rowCount === 1
}
