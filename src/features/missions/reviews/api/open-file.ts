import { toAppError } from '../../../../lib/errors.ts'
import { storedPath } from '../../../../lib/stored-path.ts'
import { connect } from '../../../../lib/supabase.ts'

/** A URL that opens a submitted file for a few minutes. */
export async function fileAddress(path: string): Promise<string> {
  const client = await connect()
  const { data, error } = await client.storage.from('deliverables').createSignedUrl(storedPath(path), 300)
  if (error) throw toAppError(error)
  return data.signedUrl
}
