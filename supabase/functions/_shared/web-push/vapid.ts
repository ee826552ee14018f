import { toBase64Url } from './base64url.ts'

/** Identifies this installation to push services; stored in the database. */
export interface PushKey {
  public_key: string
  private_key: JsonWebKey
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' }
/** At most 24 hours (RFC 8292); clocks may differ. */
const validSeconds = 12 * 60 * 60

export async function newPushKey(): Promise<PushKey> {
  const pair = (await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])) as CryptoKeyPair
  return {
    public_key: toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))),
    private_key: await crypto.subtle.exportKey('jwk', pair.privateKey),
  }
}

/** The `Authorization` header for a push service (RFC 8292). `contact` is where its operators can write to. */
export async function authorization(endpoint: string, contact: string, key: PushKey): Promise<string> {
  const part = (value: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)))
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(Date.now() / 1000) + validSeconds,
    sub: contact,
  }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const secret = await crypto.subtle.importKey('jwk', key.private_key, curve, false, ['sign'])
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    secret,
    new TextEncoder().encode(signed),
  )
  return `vapid t=${signed}.${toBase64Url(new Uint8Array(signature))}, k=${key.public_key}`
}
