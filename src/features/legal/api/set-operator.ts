import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Operator } from '../model.ts'

export async function setOperator(operator: Operator): Promise<void> {
  const client = await connect()
  unwrap(await client.rpc('set_operator', { ...operator }))
}
