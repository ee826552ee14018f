import type { Credential } from './credential.ts'

interface LearnerRecord {
  id: string
  /** Of the holder, as on the certificates. */
  name: string
  madeAt: string
  /** Each with its own proof, so that it can be verified without the others. */
  certificates: Credential[]
}

/** A Comprehensive Learner Record (CLR 2.0) without its proof. */
export function buildRecord(
  { id, name, madeAt, certificates }: LearnerRecord,
  site: string,
  issuer: string,
): Credential {
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/clr/v2p0/context-2.0.1.json',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: `urn:uuid:${id}`,
    type: ['VerifiableCredential', 'ClrCredential'],
    name,
    // Only what was earned here.
    partial: true,
    issuer: { id: issuer, type: ['Profile'], name: 'Essor', url: site },
    validFrom: madeAt,
    credentialSubject: {
      type: ['ClrSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: name }],
      verifiableCredential: certificates,
    },
  }
}

/** The certificates in a record; undefined for every other credential. */
export function certificatesIn({ type, credentialSubject }: Credential): Credential[] | undefined {
  if (!Array.isArray(type) || !type.includes('ClrCredential')) return undefined
  const { verifiableCredential } = credentialSubject as { verifiableCredential?: unknown }
  return Array.isArray(verifiableCredential) ? verifiableCredential : []
}
