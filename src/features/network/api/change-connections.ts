import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useNetworkChange } from './use-network-change.ts'

export const useAskToConnect = (onSuccess: (relation: string) => void) =>
  useNetworkChange(
    async (values: { person: string; note: string }) =>
      unwrap(await (await connect()).rpc('ask_to_connect', values)),
    onSuccess,
  )

interface Answer {
  person: string
  is_accepted: boolean
}

export const useAnswerRequest = (onSuccess: (_: unknown, answer: Answer) => void) =>
  useNetworkChange(
    async (answer: Answer) => unwrap(await (await connect()).rpc('answer_request', answer)),
    onSuccess,
  )

export const useWithdrawRequest = (onSuccess: () => void) =>
  useNetworkChange(
    async (person: string) => unwrap(await (await connect()).rpc('withdraw_request', { person })),
    onSuccess,
  )

export const useRemoveConnection = (onSuccess: () => void) =>
  useNetworkChange(
    async (person: string) => unwrap(await (await connect()).rpc('remove_connection', { person })),
    onSuccess,
  )
