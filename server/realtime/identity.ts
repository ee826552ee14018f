import { decodeJwt } from 'jose'
import type { ServerContext } from '../context.ts'
import type { Caller } from '../keys/caller.ts'
import { InvalidToken } from '../keys/tokens.ts'

/** An error shown to the client, with Supabase's code and message. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }

  get reason(): string {
    return `${this.code}: ${this.message}`
  }
}

/** The person behind an access token. Opaque keys are not tokens and stand for the connection's own role. */
export async function callerOfToken(engine: ServerContext, token: string): Promise<Caller> {
  const caller = await engine.callers.ofBearer(token).catch((error: unknown) => {
    throw error instanceof InvalidToken ? tokenRefusal(token, error) : error
  })
  const { role, exp } = caller.claims
  if (!role || typeof exp !== 'number') {
    throw new Refusal('InvalidJWTToken', 'Fields `role` and `exp` are required in JWT')
  }
  if (secondsSince(exp) >= 0) throw expired(exp)
  return caller
}

export function expired(exp: number): Refusal {
  return new Refusal(
    'InvalidJWTToken',
    `Token has expired ${Math.max(0, Math.floor(secondsSince(exp)))} seconds ago`,
  )
}

export function revoked(): Refusal {
  return new Refusal('InvalidJWTToken', 'Token has been revoked')
}

function tokenRefusal(token: string, error: InvalidToken): Refusal {
  if (error.expired) {
    const { exp } = decodeJwt(token)
    return exp !== undefined && secondsSince(exp) >= 0 ? expired(exp) : revoked()
  }
  if (/signature|suitable key/i.test(error.message)) {
    return new Refusal('JwtSignatureError', 'Failed to validate JWT signature')
  }
  return new Refusal('MalformedJWT', 'The token provided is not a valid JWT')
}

function secondsSince(exp: number): number {
  return Date.now() / 1000 - exp
}
