import { sameText } from './api-keys.ts'
import type { Caller } from './caller.ts'
import { KeyRefused } from './key-refused.ts'
import type { Revocations } from './revocations.ts'
import { type Claims, InvalidToken, type Tokens } from './tokens.ts'

export interface Credentials {
  apiKey?: string
  bearer?: string
}

type HeaderSource = Headers | Record<string, string | string[] | undefined>

/** Reads `apikey` (header or query) and `Authorization: Bearer`. */
export function readCredentials(headers: HeaderSource, query?: URLSearchParams): Credentials {
  const read = (name: string) =>
    (headers instanceof Headers ? headers.get(name) : headers[name]?.toString()) ?? undefined
  const bearer = /^bearer\s+(.+)$/i.exec(read('authorization') ?? '')?.[1]?.trim()
  return { apiKey: read('apikey') ?? query?.get('apikey') ?? undefined, bearer }
}

/** Identifies the caller: an API key stands for a role, a bearer token for a person. */
export class Callers {
  private readonly anon: Caller = callerOf({ role: 'anon' })
  private readonly service: Caller = callerOf({ role: 'service_role' })
  private readonly byClaims = new WeakMap<Claims, Caller>()
  /** The two opaque keys, cached once they have passed the constant-time comparison. */
  private readonly seenKeys = new Map<string, Caller>()
  private readonly tokens: Tokens
  private readonly revocations: Revocations
  private readonly publishableKey: string
  private readonly secretKey: string

  constructor(tokens: Tokens, revocations: Revocations, publishableKey: string, secretKey: string) {
    this.tokens = tokens
    this.revocations = revocations
    this.publishableKey = publishableKey
    this.secretKey = secretKey
  }

  /** Throws KeyRefused without a valid key, InvalidToken for an invalid token or an ended session. */
  async identify({ apiKey, bearer }: Credentials): Promise<Caller> {
    const key = apiKey ?? bearer
    if (!key) {
      throw new KeyRefused(
        'No API key found in request',
        'No `apikey` request header or url param was found.',
      )
    }
    const byKey = apiKey === undefined ? undefined : await this.ofApiKey(apiKey)
    if (apiKey !== undefined && !byKey) {
      throw new KeyRefused('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.')
    }
    return bearer === undefined || bearer === apiKey ? byKey! : this.ofBearer(bearer)
  }

  /** The caller behind a bearer token alone: an access token, or an API key used as one. */
  async ofBearer(bearer: string): Promise<Caller> {
    const opaque = this.ofOpaqueKey(bearer)
    if (opaque) return opaque
    const claims = await this.tokens.verify(bearer)
    if (this.revocations.has(claims)) throw new InvalidToken('JWT expired', true)
    let known = this.byClaims.get(claims)
    if (!known) {
      known = callerOf(claims)
      this.byClaims.set(claims, known)
    }
    return known
  }

  private async ofApiKey(key: string): Promise<Caller | undefined> {
    const opaque = this.ofOpaqueKey(key)
    if (opaque || !key.includes('.')) return opaque
    const found = await this.ofBearer(key).catch(() => undefined)
    // A person's access token is not an API key.
    return found && found.claims.sub === undefined ? found : undefined
  }

  private ofOpaqueKey(key: string): Caller | undefined {
    const seen = this.seenKeys.get(key)
    if (seen || !key.startsWith('sb_')) return seen
    const found = sameText(key, this.publishableKey)
      ? this.anon
      : sameText(key, this.secretKey)
        ? this.service
        : undefined
    if (found) this.seenKeys.set(key, found)
    return found
  }
}

/** The caller described by verified claims. */
export function callerOf(claims: Claims): Caller {
  const role = typeof claims.role === 'string' && claims.role ? claims.role : 'anon'
  return { role, claims, claimsJson: JSON.stringify(claims) }
}
