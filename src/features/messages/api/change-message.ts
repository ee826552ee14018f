import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import type { Message, Thread } from '../model.ts'
import { withMessage } from '../thread.ts'
import { messageKeys } from './keys.ts'

/** Edits the person's own message, or deletes it if the text is empty. */
export function useChangeMessage(userId: string, conversation: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, body }: { id: string; body: string | null }) => {
      const client = await connect()
      const changed =
        body === null
          ? await client.rpc('delete_message', { message_id: id })
          : await client.rpc('edit_message', { message_id: id, body })
      return unwrap(changed) as unknown as Message
    },
    onSuccess: (message) => {
      queries.setQueryData<Thread>(
        messageKeys.thread(userId, conversation),
        (thread) => thread && withMessage(thread, message),
      )
      void queries.invalidateQueries({ queryKey: messageKeys.lists(userId) })
    },
    onError: toast.error,
  })
}
