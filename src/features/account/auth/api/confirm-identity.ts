import { queryOptions } from '@tanstack/react-query'
import { toAppError, unwrap } from '../../../../lib/errors.ts'
import { connect, connectBeside } from '../../../../lib/supabase.ts'
import { authKeys } from './keys.ts'
import { signIn } from './sign-in.ts'
import { type Provider, providers } from './sign-in-with-provider.ts'

/** Ways for a person to confirm their identity again. */
export interface IdentityProofs {
  hasPassword: boolean
  /** The verified second factor, if any. */
  factorId: string | null
  providers: Provider[]
  /** Whether the last sign-in is recent enough for the server. */
  isFresh: boolean
}

/** The server allows ten minutes; the difference leaves time to answer the prompt. */
const freshSeconds = 8 * 60

export const identityProofsQuery = (userId: string) =>
  queryOptions({
    queryKey: authKeys.identityProofs(userId),
    gcTime: 0,
    queryFn: async (): Promise<IdentityProofs> => {
      const client = await connect()
      const { user } = unwrap(await client.auth.getUser())
      const { totp } = unwrap(await client.auth.mfa.listFactors())
      const level = unwrap(await client.auth.mfa.getAuthenticatorAssuranceLevel())
      const known: string[] = user.app_metadata.providers ?? ['email']
      return {
        hasPassword: known.includes('email'),
        factorId: totp[0]?.id ?? null,
        providers: (Object.keys(providers) as Provider[]).filter((provider) => known.includes(provider)),
        isFresh: level.currentAuthenticationMethods.some(
          (way) => typeof way !== 'string' && way.timestamp > Date.now() / 1000 - freshSeconds,
        ),
      }
    },
  })

interface Shown {
  email: string
  password: string
  code: string
}

/** Refreshes the session. With a second factor, the code does that after the password has been checked. */
export async function confirmIdentity(proofs: IdentityProofs, shown: Shown): Promise<void> {
  if (!proofs.factorId) {
    if (proofs.hasPassword) await signIn(shown.email, shown.password)
    return
  }
  if (proofs.hasPassword) await checkPassword(shown)
  const client = await connect()
  const { factorId } = proofs
  unwrap(await client.auth.mfa.challengeAndVerify({ factorId, code: shown.code.replace(/\s/g, '') }))
}

/** Uses a separate session, because signing in again would drop the second factor of the current one. */
async function checkPassword({ email, password }: Shown): Promise<void> {
  const beside = await connectBeside()
  const { error } = await beside.auth.signInWithPassword({ email, password })
  if (error) throw toAppError(error)
  await beside.auth.signOut({ scope: 'local' })
}
