import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { withMessage } from '../thread.ts'
import { answers, type Thread } from './answers.ts'
import { messageKeys } from './keys.ts'

/** Edits the person's own message, or deletes it if the text is empty. */
export function useChangeMessage(userId: string, conversation: string, failure: 'toast' | 'caller') {
  const queries = useQueryClient()
  return useChange(
    ({ id, body }: { id: string; body: string | null }) =>
      body === null
        ? ask(answers, 'delete_message', { message_id: id })
        : ask(answers, 'edit_message', { message_id: id, body }),
    {
      failure,
      onSuccess: (message) => {
        queries.setQueryData<Thread>(
          messageKeys.thread(userId, conversation),
          (thread) => thread && withMessage(thread, message),
        )
        // No one waits for the list.
        void queries.invalidateQueries({ queryKey: messageKeys.lists(userId) })
      },
    },
  )
}
