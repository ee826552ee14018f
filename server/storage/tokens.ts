import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../postgres/database.ts'
import { errors } from './errors.ts'

/** What a signed URL allows. A token for one purpose is refused for every other. */
export interface Grants {
  download: { url: string }
  render: { url: string; transform: Record<string, unknown> }
  upload: { url: string; owner?: string; upsert: boolean }
}

/** Signs URLs with a key of their own, so that no token passes for a session, and no session for a token. */
export class UrlTokens {
  private readonly key: Uint8Array

  private constructor(secret: string) {
    this.key = new TextEncoder().encode(secret)
  }

  static async open(db: Database): Promise<UrlTokens> {
    return new UrlTokens(await db.secret('storage_urls'))
  }

  sign<P extends keyof Grants>(purpose: P, grant: Grants[P], expiresIn: number): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ ...grant, purpose })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(now)
      .setExpirationTime(now + expiresIn)
      .sign(this.key)
  }

  /** The grant and when it ends; throws unless the token was signed for exactly this purpose and place. */
  async verify<P extends keyof Grants>(
    token: string | undefined,
    purpose: P,
    url: string,
  ): Promise<Grants[P] & { exp: number }> {
    if (!token) throw errors.invalidRequest("querystring must have required property 'token'")
    let payload: Record<string, unknown>
    try {
      payload = (await jwtVerify(token, this.key, { algorithms: ['HS256'], requiredClaims: ['exp'] })).payload
    } catch (error) {
      throw errors.invalidToken(error instanceof joseErrors.JOSEError ? error.message : 'Invalid Compact JWS')
    }
    if (payload.purpose !== purpose || payload.url !== url) throw errors.invalidSignature()
    return payload as unknown as Grants[P] & { exp: number }
  }
}
