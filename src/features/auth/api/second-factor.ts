import { toAppError, unwrap } from '../../../lib/errors.ts'
import { followAgain, sessionClient } from '../../session/session-store.ts'

/** Verifies the code of the second factor; the session is complete afterwards. */
export async function confirmSecondFactor(code: string): Promise<void> {
  const client = await sessionClient()
  const factors = unwrap(await client.auth.mfa.listFactors())
  const factor = factors.totp[0]
  if (!factor) throw toAppError({ code: 'not_signed_in', message: 'There is no second factor.' })
  unwrap(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
}

/** Lets people in who lost their second factor and removes it. Returns whether the code was right. */
export async function recoverWithCode(code: string): Promise<boolean> {
  const client = await sessionClient()
  const isRight = unwrap(await client.rpc('use_recovery_code', { code }))
  if (isRight) await followAgain()
  return isRight
}
