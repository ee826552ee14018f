import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { SupabaseConfig } from '../config/supabase.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import { inTransaction, type Queryable } from './database.ts'
import { AuthError, unexpected, unprocessable } from './errors.ts'
import { publicUser, type User } from './users/user.ts'

const timeLimitMs = 2000
const requiredClaims = [
  'aud',
  'exp',
  'iat',
  'sub',
  'email',
  'phone',
  'role',
  'aal',
  'session_id',
  'is_anonymous',
]

type Claims = Record<string, unknown>

/** The project's own functions that run before a user is created and before a token is signed. */
export class Hooks {
  private readonly beforeUserCreatedHook: Hook | undefined
  private readonly accessTokenHook: Hook | undefined
  private readonly mfaHook: Hook | undefined
  private readonly pool: Pool

  constructor(config: SupabaseConfig['auth']['hook'], pool: Pool) {
    this.pool = pool
    this.beforeUserCreatedHook = readHook('before_user_created', config.before_user_created)
    this.accessTokenHook = readHook('custom_access_token', config.custom_access_token)
    this.mfaHook = readHook('mfa_verification_attempt', config.mfa_verification_attempt)
  }

  /** Throws the error the function returns. Its status and message reach the client. */
  async beforeUserCreated(user: User, ip: string): Promise<void> {
    const hook = this.beforeUserCreatedHook
    if (!hook) return
    const { confirmed_at: _, ...draft } = publicUser(user)
    await inTransaction(this.pool, (tx) =>
      call(tx, hook, {
        metadata: {
          uuid: randomUUID(),
          time: new Date().toISOString(),
          name: 'before-user-created',
          ip_address: ip,
        },
        user: draft,
      }),
    )
  }

  /** Why the function rejects further attempts at a second factor, if it does. */
  async mfaVerificationAttempt(
    tx: Queryable,
    attempt: { user_id: string; factor_id: string; factor_type: string; valid: boolean },
  ): Promise<string | undefined> {
    const hook = this.mfaHook
    if (!hook) return undefined
    const { decision, message } = await call(tx, hook, attempt)
    if (decision !== 'reject') return undefined
    return typeof message === 'string' && message
      ? message
      : 'Further MFA verification attempts will be rejected.'
  }

  /** The claims the function returns to be signed instead. They must still be valid for a session. */
  async accessToken(tx: Queryable, userId: string, claims: Claims, method: string): Promise<Claims> {
    const hook = this.accessTokenHook
    if (!hook) return claims
    const output = await call(tx, hook, { user_id: userId, claims, authentication_method: method })
    if (!output.claims || typeof output.claims !== 'object')
      throw unexpected('output claims field is missing')
    const answered = output.claims as Claims
    const missing = requiredClaims.filter((claim) => answered[claim] === undefined)
    if (missing.length) {
      const lines = missing.map((claim) => `- (root): ${claim} is required`)
      throw unexpected(`output claims do not conform to the expected schema: \n${lines.join('\n')}`)
    }
    return answered
  }
}

interface Hook {
  uri: string
  /** The function's name, quoted. */
  name: string
}

/** Parses `pg-functions://postgres/<schema>/<name>`. Other kinds of hooks are refused at startup. */
function readHook(hook: string, { enabled, uri }: { enabled: boolean; uri: string }): Hook | undefined {
  if (!enabled) return undefined
  const match = /^pg-functions:\/\/[^/]+\/([^/]+)\/([^/]+)$/.exec(uri)
  if (!match) {
    throw new StartFailure(
      ExitCode.configuration,
      `[auth.hook.${hook}] has the uri "${uri}"; it must name a function: pg-functions://postgres/<schema>/<function>.`,
    )
  }
  const quoted = match.slice(1).map((part) => `"${decodeURIComponent(part).replaceAll('"', '""')}"`)
  return { uri, name: quoted.join('.') }
}

async function call(tx: Queryable, { uri, name }: Hook, input: unknown): Promise<Record<string, unknown>> {
  let output: unknown
  try {
    await tx.query(`set local statement_timeout = ${timeLimitMs}`)
    const { rows } = await tx.query(`select ${name}($1::jsonb) as output`, [JSON.stringify(input)])
    await tx.query('set local statement_timeout = default')
    output = rows[0]?.output
  } catch (cause) {
    if ((cause as { code?: string }).code === '57014') {
      throw unprocessable(
        'hook_timeout',
        `Failed to reach hook within maximum time of ${(timeLimitMs / 1000).toFixed(6)} seconds`,
      )
    }
    throw Object.assign(unexpected(`Error running hook URI: ${uri}`), { cause })
  }
  const answer = (output ?? {}) as Record<string, unknown>
  const error = answer.error as { http_code?: number; message?: string } | undefined
  if (error && (error.message || error.http_code)) {
    const status = Number(error.http_code) || 500
    throw new AuthError(
      status >= 400 && status < 600 ? status : 500,
      status === 500 ? 'unexpected_failure' : 'unknown',
      error.message ?? '',
    )
  }
  return answer
}
