import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MessageFields } from '../../inbox/components/MessageForm.tsx'

export async function writeToMaker(handle: string, fields: MessageFields): Promise<void> {
  const client = await connect()
  const { error } = await client.rpc('write_to_maker', { handle, ...fields })
  if (error) throw toAppError(error)
}
