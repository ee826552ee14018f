import type { Credential } from '../../../supabase/functions/_shared/credential.ts'
import { type Objection, verify } from '../../../supabase/functions/_shared/verify.ts'
import { getRevocation } from './api/get-credential.ts'

export interface CheckedFile {
  objection?: Objection | 'not_json'
  name?: string
  mission?: string
  issuedAt?: string
  revokedAt?: string | null
  /** There was no connection to ask whether it was revoked. */
  isStatusUnknown?: boolean
}

/** Checks a credential's file: the signature in this browser, and only its revocation by a question to the server. */
export async function checkFile(content: string, publicKey: string): Promise<CheckedFile> {
  const credential = parse(content)
  if (!credential) return { objection: 'not_json' }
  const objection = await verify(credential, publicKey)
  if (objection) return { objection }
  const subject = credential.credentialSubject as { identifier: { identityHash: string }[] }
  const facts = {
    name: subject.identifier[0]?.identityHash,
    mission: String(credential.name),
    issuedAt: String(credential.validFrom),
  }
  try {
    const { revokedAt } = await getRevocation(String(credential.id).split('/').at(-1)!)
    return { ...facts, revokedAt }
  } catch {
    return { ...facts, isStatusUnknown: true }
  }
}

function parse(content: string): Credential | undefined {
  try {
    const value = JSON.parse(content)
    return value && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}
