import { toAppError, unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { refreshSession, sessionClient } from '../../../core/session/session-store.ts'

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
  const isRight = await call('use_recovery_code', { code })
  if (isRight) await refreshSession()
  return isRight
}
