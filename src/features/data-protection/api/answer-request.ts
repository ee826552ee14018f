import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

interface Answer {
  request_id: string
  is_done: boolean
  answer: string
}

export async function answerRequest(values: Answer): Promise<void> {
  const client = await connect()
  unwrap(await client.rpc('answer_rectification', values))
}
