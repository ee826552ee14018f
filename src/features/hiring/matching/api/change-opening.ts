import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { OpeningStatus } from '../model.ts'
import { type OpeningFields, toDocument } from '../opening-form.ts'
import { matchingKeys } from './keys.ts'

const useOpeningChange = <Given, Answer>(change: (given: Given) => Promise<Answer>) =>
  useChange(change, { refresh: [matchingKeys.openings], failure: 'toast' })

/** Returns the opening's id. */
export const useSaveOpening = () =>
  useOpeningChange(({ id, fields }: { id?: string; fields: OpeningFields }) =>
    call('save_opening', { document: toDocument(fields), opening_id: id }),
  )

export const useSetOpeningStatus = () =>
  useOpeningChange(({ id, status }: { id: string; status: OpeningStatus }) =>
    call('set_opening_status', { opening_id: id, status }),
  )

export const useAnswerQuestion = () =>
  useOpeningChange(({ id, answer }: { id: string; answer: string }) =>
    call('answer_match_question', { question_id: id, answer }),
  )
