import { createHash } from 'node:crypto'
import { EncryptJWT, errors as joseErrors, jwtDecrypt } from 'jose'
import type { Claims, Tokens } from '../keys/tokens.ts'
import type { Database } from '../postgres/database.ts'
import { errors } from './errors.ts'

/** What a signed URL allows, and on whose behalf. A token for one purpose is refused for any other. */
export interface Grants {
  download: { url: string; signer: Claims }
  render: { url: string; signer: Claims; transform: Record<string, unknown> }
  upload: { url: string; signer: Claims; upsert: boolean }
}

/** How long a signed upload URL is valid. */
export const uploadUrlSeconds = 2 * 60 * 60

const encryption = { alg: 'dir', enc: 'A256GCM' } as const

/**
 * Signs URLs with their own key, so that no URL token works as a session, and no session as a URL token. Their
 * content is encrypted, too: a URL spreads further than its signer's claims should.
 */
export class UrlTokens {
  private readonly key: Uint8Array
  private readonly sessions: Tokens

  private constructor(secret: string, sessions: Tokens) {
    this.key = createHash('sha256').update(secret).digest()
    this.sessions = sessions
  }

  static async open(db: Database, sessions: Tokens): Promise<UrlTokens> {
    return new UrlTokens(await db.secret('storage_urls'), sessions)
  }

  sign<P extends keyof Grants>(purpose: P, grant: Grants[P], expiresIn: number): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    return new EncryptJWT({ ...grant, purpose })
      .setProtectedHeader(encryption)
      .setIssuedAt(now)
      .setExpirationTime(now + expiresIn)
      .encrypt(this.key)
  }

  /** The grant and its expiry. Throws unless the token was signed for exactly this purpose and path. */
  async verify<P extends keyof Grants>(
    token: string | undefined,
    purpose: P,
    url: string,
  ): Promise<Grants[P] & { exp: number }> {
    if (!token) throw errors.invalidRequest("querystring must have required property 'token'")
    const payload = await this.open(token, purpose)
    if (payload.purpose !== purpose) throw wrongPurpose(purpose)
    if (payload.url !== url) throw errors.invalidSignature()
    return payload as unknown as Grants[P] & { exp: number }
  }

  private async open(token: string, purpose: keyof Grants): Promise<Record<string, unknown>> {
    try {
      const { payload } = await jwtDecrypt(token, this.key, {
        keyManagementAlgorithms: [encryption.alg],
        contentEncryptionAlgorithms: [encryption.enc],
        requiredClaims: ['exp'],
      })
      return payload
    } catch (error) {
      if (error instanceof joseErrors.JWTExpired) throw errors.invalidToken(error.message)
      const isSession = await this.sessions.verify(token).then(
        () => true,
        () => false,
      )
      if (isSession) throw wrongPurpose(purpose)
      // Supabase's message, although its tokens are signed and not encrypted.
      const hasParts = token.split('.').length >= 3
      throw errors.invalidToken(hasParts ? 'signature verification failed' : 'Invalid Compact JWS')
    }
  }
}

function wrongPurpose(purpose: keyof Grants) {
  return errors.invalidSignature(`Token is not scoped for ${purpose === 'upload' ? 'upload' : 'download'}`)
}
