import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'

interface CommentAnswer {
  answer: string
  isDone: boolean
}

/** What was done about a comment, shown to the next reviewer. */
export function useAnswerComment(commentId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ answer, isDone }: CommentAnswer) => {
      const client = await connect()
      const args = { comment_id: commentId, answer, is_done: isDone }
      unwrap(await client.rpc('answer_comment', args))
    },
    onError: toast.error,
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'feedback' }),
  })
}
