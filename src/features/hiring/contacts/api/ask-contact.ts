import { call } from '../../../../lib/rpc.ts'
import type { Purpose } from '../model.ts'
import { useContactChange } from './use-contact-change.ts'

export const useAskContact = (onSuccess: () => void) =>
  useContactChange(
    (values: { card: string; purpose: Purpose; body: string }) => call('ask_contact', values),
    onSuccess,
  )

export const useWithdrawContact = (onSuccess: () => void) =>
  useContactChange((id: string) => call('withdraw_contact', { request_id: id }), onSuccess)
