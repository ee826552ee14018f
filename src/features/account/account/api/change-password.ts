import { toAppError, unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { type OwnerProof, setPassword } from '../../auth/api/recover-password.ts'

/**
 * Returns whether an emailed code is required first: the server asks for one when the current password isn't
 * given.
 */
export async function changePassword(
  password: string,
  proof: OwnerProof,
): Promise<'changed' | 'code-needed'> {
  try {
    await setPassword(password, proof)
    return 'changed'
  } catch (cause) {
    if (toAppError(cause).code !== 'reauthentication_needed') throw cause
    const client = await connect()
    unwrap(await client.auth.reauthenticate())
    return 'code-needed'
  }
}
