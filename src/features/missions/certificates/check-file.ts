import type { Credential } from '../../../../supabase/functions/_shared/credential.ts'
import { certificatesIn } from '../../../../supabase/functions/_shared/record.ts'
import { type Objection, verify } from '../../../../supabase/functions/_shared/verify.ts'
import { AppError } from '../../../lib/errors.ts'
import { getCredential, getRevocation } from './api/get-credential.ts'
import { type Tampering, tamperings } from './tampering.ts'

export interface CheckedFile {
  objection?: Objection | 'not_json' | 'no_code'
  /** Where it differs from what was signed; undefined if that can't be looked up. */
  tampered?: Tampering[]
  /** The issuer named in a file that someone else signed. */
  issuer?: string
  name?: string
  mission?: string
  issuedAt?: string
  revokedAt?: string | null
  revocationReason?: string | null
  /** There was no connection to ask whether it was revoked. */
  isStatusUnknown?: boolean
  /** It was issued but is no longer stored: its holder has left. */
  isForgotten?: boolean
  /** The certificates in a record, each verified on its own. */
  certificates?: CheckedFile[]
}

/**
 * Verifies a certificate, or a record of several, in the browser. Only codes are sent, to ask whether they were revoked
 * or what was signed.
 */
export async function checkFile(content: string, publicKeys: string[]): Promise<CheckedFile> {
  const credential = parse(content)
  return credential ? checkCredential(credential, publicKeys) : { objection: 'not_json' }
}

async function checkCredential(credential: Credential, publicKeys: string[]): Promise<CheckedFile> {
  const objection = await verify(credential, publicKeys)
  if (objection === 'bad_signature')
    return { objection, tampered: await findTampering(credential, publicKeys) }
  if (objection === 'other_issuer') return { objection, issuer: issuerOf(credential) }
  if (objection) return { objection }
  const subject = credential.credentialSubject as { identifier: { identityHash: string }[] }
  const facts = {
    name: subject.identifier[0]?.identityHash,
    mission: String(credential.name),
    issuedAt: String(credential.validFrom),
  }
  const inRecord = certificatesIn(credential)
  if (inRecord)
    return {
      ...facts,
      certificates: await Promise.all(inRecord.map((one) => checkCredential(one, publicKeys))),
    }
  try {
    const { revokedAt, revocationReason } = await getRevocation(codeOf(credential))
    return { ...facts, revokedAt, revocationReason }
  } catch (error) {
    if (error instanceof AppError && error.code === 'certificate_not_found') {
      return { ...facts, isForgotten: true }
    }
    return { ...facts, isStatusUnknown: true }
  }
}

/**
 * A signature only shows that something was changed. What it was follows from the certificate itself, if it
 * is public.
 */
async function findTampering(file: Credential, publicKeys: string[]): Promise<Tampering[] | undefined> {
  try {
    const signed = await getCredential(codeOf(file))
    return (await verify(signed, publicKeys)) ? undefined : tamperings(file, signed)
  } catch {
    return undefined
  }
}

const codeOf = (credential: Credential) => String(credential.id).split('/').at(-1)!

function issuerOf({ issuer }: Credential): string | undefined {
  if (typeof issuer === 'string') return issuer
  const { name, id } = (issuer ?? {}) as Record<string, unknown>
  return typeof name === 'string' ? name : typeof id === 'string' ? id : undefined
}

function parse(content: string): Credential | undefined {
  try {
    const value = JSON.parse(content)
    return value && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}
