import { importJWK, type JWTPayload, SignJWT } from 'jose'
import { call } from './database.ts'

interface ToolKey {
  kid: string
  private_key: JsonWebKey
}

/** Created on first use; two concurrent calls store the same one. */
async function toolKey(school: string): Promise<ToolKey> {
  const known = await call<ToolKey | null>('tool_key', { school })
  if (known) return known
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  )
  const { kty, n, e } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  return call<ToolKey>('tool_key', {
    school,
    offered_public: { kty, n, e },
    offered_private: await crypto.subtle.exportKey('jwk', pair.privateKey),
  })
}

/** The keys that platforms verify our messages with, or null if there is no such school. */
export async function publicKeys(school: string): Promise<JsonWebKey[] | null> {
  const known = await call<JsonWebKey[] | null>('tool_public_keys', { school })
  if (known?.length !== 0) return known
  await toolKey(school)
  return call<JsonWebKey[] | null>('tool_public_keys', { school })
}

/** A message to a platform, signed as the tool of this school. */
export async function signForPlatform(
  school: string,
  payload: JWTPayload,
  lifetime: string,
): Promise<string> {
  const { kid, private_key } = await toolKey(school)
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .setJti(crypto.randomUUID())
    .sign(await importJWK(private_key, 'RS256'))
}
