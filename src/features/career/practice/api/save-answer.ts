import { call } from '../../../../lib/rpc.ts'
import type { Answer } from '../model.ts'

/** Returns the new revision. */
export const saveAnswer = (question: string, answer: Answer, base_revision: number): Promise<number> =>
  call('save_practice_answer', { question, answer, base_revision })
