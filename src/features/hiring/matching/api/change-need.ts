import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { NeedStatus } from '../model.ts'
import { type NeedFields, toDocument } from '../need-form.ts'
import { matchingKeys } from './keys.ts'

const useNeedChange = <Given, Answer>(change: (given: Given) => Promise<Answer>) =>
  useChange(change, { refresh: [matchingKeys.needs], failure: 'toast' })

/** Returns the opening's id. */
export const useSaveNeed = () =>
  useNeedChange(({ id, fields }: { id?: string; fields: NeedFields }) =>
    call('save_need', { document: toDocument(fields), need_id: id }),
  )

export const useSetNeedStatus = () =>
  useNeedChange(({ id, status }: { id: string; status: NeedStatus }) =>
    call('set_need_status', { need_id: id, status }),
  )

export const useAnswerQuestion = () =>
  useNeedChange(({ id, answer }: { id: string; answer: string }) =>
    call('answer_match_question', { question_id: id, answer }),
  )
