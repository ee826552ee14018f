import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export interface RequestQuestion {
  id: string
  question: string
  asked_at: string
  answer: string | null
  answered_at: string | null
}

/** Administrators' questions about a request, newest first. */
export const requestQuestionsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['organizations', 'questions', organizationId],
    queryFn: async ({ signal }): Promise<RequestQuestion[]> => {
      const client = await connect()
      return unwrap(
        await client
          .from('request_questions')
          .select('id, question, asked_at, answer, answered_at')
          .eq('organization_id', organizationId)
          .order('asked_at', { ascending: false })
          .abortSignal(signal),
      )
    },
  })

export function useAnswerAdministrators(organizationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (answer: string): Promise<void> => {
      const client = await connect()
      unwrap(await client.rpc('answer_administrators', { organization_id: organizationId, answer }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['organizations'] }),
  })
}
