import { toAppError, unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { type OwnerProof, setPassword } from '../../auth/api/recover-password.ts'

/** Says whether an emailed code is needed first: the server wants one from people who do not give their password. */
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
