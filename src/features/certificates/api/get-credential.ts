import { queryOptions } from '@tanstack/react-query'
import type { Credential } from '../../../../supabase/functions/_shared/credential.ts'
import { askFunction } from './ask-function.ts'

async function ask<T>(address: string, signal?: AbortSignal): Promise<T> {
  return (await askFunction(address, signal)).json()
}

/** The signed credential, as a file to keep and to hand on. */
export function getCredential(code: string): Promise<Credential> {
  return ask(`?code=${encodeURIComponent(code)}`)
}

interface Issuer {
  verificationMethod: { publicKeyMultibase: string }[]
}

/** The key that signs our credentials: fetched once, and kept for when there is no network. */
export const issuerKeyQuery = () =>
  queryOptions({
    queryKey: ['issuer-key'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<string> => {
      const stored = 'essor-issuer-key'
      try {
        const issuer = await ask<Issuer>('/issuer', signal)
        const key = issuer.verificationMethod[0]!.publicKeyMultibase
        localStorage.setItem(stored, key)
        return key
      } catch (error) {
        const kept = localStorage.getItem(stored)
        if (kept) return kept
        throw error
      }
    },
  })

export interface Revocation {
  revokedAt: string | null
  revocationReason: string | null
}

/** Whether a credential was taken back; its signature stays right all the same. */
export function getRevocation(code: string): Promise<Revocation> {
  return ask(`/issuer?status=${encodeURIComponent(code)}`)
}
