import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Share } from '../model.ts'
import { useContactChange } from './use-contact-change.ts'

export const useAcceptRequest = (onSuccess: (conversation: string) => void) =>
  useContactChange(async ({ id, fields, until }: Share & { id: string }) => {
    const client = await connect()
    return unwrap(await client.rpc('accept_contact', { request_id: id, fields, shared_until: until }))
  }, onSuccess)

export const useDeclineRequest = (onSuccess: () => void) =>
  useContactChange(async (values: { id: string; reason: string }) => {
    const client = await connect()
    return unwrap(await client.rpc('decline_contact', { request_id: values.id, reason: values.reason }))
  }, onSuccess)
