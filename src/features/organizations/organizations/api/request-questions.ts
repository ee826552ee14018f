import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { organizationKeys } from './keys.ts'

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
    queryKey: organizationKeys.questions(organizationId),
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

export const useAnswerAdministrators = (organizationId: string) =>
  useChange((answer: string) => call('answer_administrators', { organization_id: organizationId, answer }), {
    refresh: [organizationKeys.all],
    failure: 'caller',
  })
