import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { feedbackKeys } from './keys.ts'

export interface OwnMessage {
  id: string
  topic: string
  message: string
  created_at: string
  inbox_answers: { id: string; answer: string; created_at: string }[]
}

/** The person's messages to the people who run the platform, with their replies. */
export const myMessagesQuery = (person: string) =>
  queryOptions({
    queryKey: feedbackKeys.mine(person),
    queryFn: async ({ signal }): Promise<OwnMessage[]> => {
      const client = await connect()
      return unwrap(
        await client
          .from('inbox_messages')
          .select('id, topic, message, created_at, inbox_answers(id, answer, created_at)')
          .eq('user_id', person)
          .order('created_at', { ascending: false })
          .order('created_at', { referencedTable: 'inbox_answers' })
          .limit(50)
          .abortSignal(signal),
      )
    },
  })
