import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import type { NeedStatus } from '../model.ts'
import { type NeedFields, toDocument } from '../need-form.ts'
import { matchingKeys } from './keys.ts'

function useNeedChange<Given, Answer>(change: (given: Given) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => toast.error(error),
    onSettled: () => queries.invalidateQueries({ queryKey: matchingKeys.needs }),
  })
}

/** Returns the opening's id. */
export const useSaveNeed = () =>
  useNeedChange(async ({ id, fields }: { id?: string; fields: NeedFields }) => {
    const client = await connect()
    return unwrap(await client.rpc('save_need', { document: toDocument(fields), need_id: id }))
  })

export const useSetNeedStatus = () =>
  useNeedChange(async ({ id, status }: { id: string; status: NeedStatus }) => {
    const client = await connect()
    return unwrap(await client.rpc('set_need_status', { need_id: id, status }))
  })

export const useAnswerQuestion = () =>
  useNeedChange(async ({ id, answer }: { id: string; answer: string }) => {
    const client = await connect()
    return unwrap(await client.rpc('answer_match_question', { question_id: id, answer }))
  })
