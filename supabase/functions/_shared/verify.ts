import { type Credential, fromMultibase, publicKeyFromMultibase, signedBytes } from './credential.ts'

/** Why a credential isn't valid. */
export type Objection =
  | 'no_credential'
  | 'no_proof'
  | 'other_issuer'
  | 'bad_signature'
  | 'not_yet_valid'
  | 'expired'

/** Verifies a credential against the issuer's public keys, entirely in this browser. */
export async function verify(
  credential: Credential,
  publicKeys: string[],
  now = new Date(),
): Promise<Objection | undefined> {
  const isCredential =
    Array.isArray(credential?.['@context']) && typeof credential.credentialSubject === 'object'
  if (!isCredential) return 'no_credential'
  const { proof } = credential
  if (proof?.cryptosuite !== 'eddsa-jcs-2022' || typeof proof.proofValue !== 'string') return 'no_proof'
  const publicKey = publicKeys.find((key) => String(proof.verificationMethod).endsWith(`#${key}`))
  if (!publicKey) return 'other_issuer'
  const { proofValue, ...settings } = proof
  try {
    const key = await crypto.subtle.importKey(
      'raw',
      publicKeyFromMultibase(publicKey),
      { name: 'Ed25519' },
      false,
      ['verify'],
    )
    const bytes = await signedBytes(credential, settings)
    const holds = await crypto.subtle.verify({ name: 'Ed25519' }, key, fromMultibase(proofValue), bytes)
    if (!holds) return 'bad_signature'
  } catch {
    return 'bad_signature'
  }
  const { validFrom, validUntil } = credential
  if (typeof validFrom === 'string' && new Date(validFrom) > now) return 'not_yet_valid'
  if (typeof validUntil === 'string' && new Date(validUntil) < now) return 'expired'
}
