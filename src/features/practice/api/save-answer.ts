import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Answer } from '../model.ts'

/** Returns the new revision. */
export async function saveAnswer(question: string, answer: Answer, base_revision: number): Promise<number> {
  const client = await connect()
  return unwrap(await client.rpc('save_practice_answer', { question, answer, base_revision }))
}
