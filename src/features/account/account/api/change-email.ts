import { toAppError } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'

/** Both addresses must confirm; the links lead back through the sign-in page. */
export async function changeEmail(email: string): Promise<void> {
  const client = await connect()
  const options = { emailRedirectTo: `${location.origin}/auth` }
  const { error } = await client.auth.updateUser({ email: email.trim() }, options)
  if (error) throw toAppError(error)
}
