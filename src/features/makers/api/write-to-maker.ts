import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export interface MakerMessage {
  name: string
  email: string
  message: string
  /** Left empty by people, who do not see it. */
  website: string
}

export async function writeToMaker(handle: string, fields: MakerMessage): Promise<void> {
  const client = await connect()
  const { error } = await client.rpc('write_to_maker', { handle, ...fields })
  if (error) throw toAppError(error)
}
