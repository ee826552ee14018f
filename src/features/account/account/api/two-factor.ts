import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { accountKeys } from './keys.ts'

export const factorQuery = (userId: string) =>
  queryOptions({
    queryKey: accountKeys.secondFactor(userId),
    queryFn: async () => {
      const client = await connect()
      return unwrap(await client.auth.mfa.listFactors()).totp[0] ?? null
    },
  })

export interface Enrollment {
  id: string
  qrCode: string
  secret: string
}

/** Creates a new key for the authenticator app and removes unfinished setups. */
export async function beginTwoFactor(): Promise<Enrollment> {
  const client = await connect()
  const { all } = unwrap(await client.auth.mfa.listFactors())
  for (const factor of all.filter(({ status }) => status === 'unverified')) {
    unwrap(await client.auth.mfa.unenroll({ factorId: factor.id }))
  }
  const { id, totp } = unwrap(await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Essor' }))
  return { id, qrCode: totp.qr_code, secret: totp.secret }
}

export async function finishTwoFactor(factorId: string, code: string): Promise<void> {
  const client = await connect()
  unwrap(await client.auth.mfa.challengeAndVerify({ factorId, code }))
}

export async function removeTwoFactor(factorId: string): Promise<void> {
  const client = await connect()
  unwrap(await client.auth.mfa.unenroll({ factorId }))
  await client.auth.refreshSession()
}
