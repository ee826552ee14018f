import { call } from '../../../../lib/rpc.ts'
import { useNetworkChange } from './use-network-change.ts'

export const useAskToConnect = (onSuccess: (relation: string) => void) =>
  useNetworkChange(
    (values: { person: string; note: string }) => call('ask_to_connect', values),
    onSuccess,
    'caller',
  )

interface Answer {
  person: string
  is_accepted: boolean
}

export const useAnswerRequest = (onSuccess: (_: unknown, answer: Answer) => void) =>
  useNetworkChange((answer: Answer) => call('answer_request', { ...answer }), onSuccess)

export const useWithdrawRequest = (onSuccess: () => void) =>
  useNetworkChange((person: string) => call('withdraw_request', { person }), onSuccess)

export const useRemoveConnection = (onSuccess: () => void) =>
  useNetworkChange((person: string) => call('remove_connection', { person }), onSuccess, 'caller')
