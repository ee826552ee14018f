import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { isFeedbackKey } from './keys.ts'

interface CommentAnswer {
  answer: string
  isDone: boolean
}

/** What was done about a comment, shown to the next reviewer. */
export function useAnswerComment(commentId: string) {
  const cache = useQueryClient().getQueryCache()
  return useChange(
    ({ answer, isDone }: CommentAnswer) =>
      call('answer_comment', { comment_id: commentId, answer, is_done: isDone }),
    {
      // A comment doesn't say which work it is about.
      refresh: () =>
        cache
          .findAll({ predicate: ({ queryKey }) => isFeedbackKey(queryKey) })
          .map(({ queryKey }) => queryKey),
      failure: 'toast',
    },
  )
}
