import { queryOptions } from '@tanstack/react-query'
import type { Credential } from '../../../../../supabase/functions/_shared/credential.ts'
import { askFunction } from './ask-function.ts'
import { certificateKeys } from './keys.ts'

async function ask<T>(address: string, signal?: AbortSignal): Promise<T> {
  return (await askFunction(address, signal)).json()
}

/** The signed credential, as a file to keep and pass on. */
export function getCredential(code: string): Promise<Credential> {
  return ask(`?code=${encodeURIComponent(code)}`)
}

/** The person's own certificates as one signed file (CLR 2.0). */
export const getRecord = (): Promise<Credential> => ask('/record')

interface Issuer {
  verificationMethod: { publicKeyMultibase: string }[]
}

/** The keys our credentials are verified with: fetched once and kept for offline use. */
export const issuerKeysQuery = () =>
  queryOptions({
    queryKey: certificateKeys.issuerKeys,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<string[]> => {
      const stored = 'essor-issuer-keys'
      try {
        const issuer = await ask<Issuer>('/issuer', signal)
        const keys = issuer.verificationMethod.map((method) => method.publicKeyMultibase)
        localStorage.setItem(stored, JSON.stringify(keys))
        return keys
      } catch (error) {
        const kept = localStorage.getItem(stored)
        if (kept) return JSON.parse(kept)
        throw error
      }
    },
  })

export interface Revocation {
  revokedAt: string | null
  revocationReason: string | null
}

/** Whether a credential was revoked; its signature stays valid either way. */
export function getRevocation(code: string): Promise<Revocation> {
  return ask(`/issuer?status=${encodeURIComponent(code)}`)
}
