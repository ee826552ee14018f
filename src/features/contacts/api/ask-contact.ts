import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Purpose } from '../model.ts'
import { useContactChange } from './use-contact-change.ts'

export const useAskContact = (onSuccess: () => void) =>
  useContactChange(async (values: { card: string; purpose: Purpose; body: string }) => {
    const client = await connect()
    return unwrap(await client.rpc('ask_contact', values))
  }, onSuccess)

export const useWithdrawContact = (onSuccess: () => void) =>
  useContactChange(async (id: string) => {
    const client = await connect()
    return unwrap(await client.rpc('withdraw_contact', { request_id: id }))
  }, onSuccess)
