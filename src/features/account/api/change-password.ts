import { toAppError, unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { setPassword } from '../../auth/api/recover-password.ts'

/** Says whether a mailed code is needed first: the server wants one when the last sign-in is a day old. */
export async function changePassword(password: string, code?: string): Promise<'changed' | 'code-needed'> {
  try {
    await setPassword(password, code)
    return 'changed'
  } catch (cause) {
    if (toAppError(cause).code !== 'reauthentication_needed') throw cause
    const client = await connect()
    unwrap(await client.auth.reauthenticate())
    return 'code-needed'
  }
}
