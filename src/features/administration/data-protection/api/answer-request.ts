import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { dataProtectionKey } from './keys.ts'

interface Answer {
  request_id: string
  is_done: boolean
  answer: string
}

export const useAnswerRequest = (onSuccess: () => void) =>
  useChange((answer: Answer) => call('answer_rectification', { ...answer }), {
    refresh: [dataProtectionKey],
    failure: 'caller',
    onSuccess,
  })
