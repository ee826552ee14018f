import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { SigningKeys } from './signing-keys.ts'

export type Claims = JWTPayload & { role?: string; session_id?: string }

/** Why a token was refused, in PostgREST's words. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken'
  readonly expired: boolean

  constructor(message: string, expired = false) {
    super(message)
    this.expired = expired
  }
}

const maxCached = 10_000
const clockTolerance = 30

/** Signs and verifies access tokens. A verified token is cached until it expires. */
export class Tokens {
  private readonly cache = new Map<string, Claims>()
  private readonly keys: SigningKeys
  /** Signs only the legacy `anon` and `service_role` keys. */
  private readonly legacySecret: Uint8Array

  constructor(keys: SigningKeys, legacySecret: string) {
    this.keys = keys
    this.legacySecret = new TextEncoder().encode(legacySecret)
  }

  sign(claims: Claims): Promise<string> {
    const { kid, alg, sign } = this.keys.signer()
    return new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(sign)
  }

  /** A legacy API key: a token that names a role and is valid for ten years. */
  signLegacy(role: 'anon' | 'service_role', issuedAt: number): Promise<string> {
    return new SignJWT({ iss: 'supabase', role })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 10 * 365 * 86_400)
      .sign(this.legacySecret)
  }

  async verify(token: string): Promise<Claims> {
    const known = this.cache.get(token)
    if (known) {
      if (known.exp === undefined || known.exp + clockTolerance > Date.now() / 1000) return known
      this.cache.delete(token)
      throw new InvalidToken('JWT expired', true)
    }
    const claims = await this.check(token)
    if (this.cache.size >= maxCached) this.cache.delete(this.cache.keys().next().value as string)
    this.cache.set(token, claims)
    return claims
  }

  private async check(token: string): Promise<Claims> {
    const { alg, kid } = readHeader(token)
    // The legacy secret verifies only HS256, and a published key only its own algorithm. "none" has no key at all.
    const key = alg === 'HS256' ? this.legacySecret : this.keys.verifier(kid, alg)
    if (!key) throw new InvalidToken('No suitable key or wrong key type')
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: [alg], clockTolerance })
      return payload as Claims
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === 'ERR_JWT_EXPIRED') throw new InvalidToken('JWT expired', true)
      if (code === 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED') {
        throw new InvalidToken('JWSError JWSInvalidSignature')
      }
      if (code === 'ERR_JWT_CLAIM_VALIDATION_FAILED') throw new InvalidToken('JWT not yet valid')
      throw new InvalidToken('JWT could not be decoded')
    }
  }
}

function readHeader(token: string): { alg: string; kid?: string } {
  const parts = token.split('.').length
  if (parts !== 3) throw new InvalidToken(`Expected 3 parts in JWT; got ${parts}`)
  // Decoders ignore whitespace, so one token could be written, and cached, in endlessly many ways.
  if (/[^\w.-]/.test(token)) throw new InvalidToken('JWT could not be decoded')
  try {
    const { alg = 'none', kid } = decodeProtectedHeader(token)
    return { alg, kid }
  } catch {
    throw new InvalidToken('JWT could not be decoded')
  }
}
