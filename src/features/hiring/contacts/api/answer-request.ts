import { call } from '../../../../lib/rpc.ts'
import type { Share } from '../model.ts'
import { useContactChange } from './use-contact-change.ts'

export const useAcceptRequest = (onSuccess: (conversation: string) => void) =>
  useContactChange(
    ({ id, fields, until }: Share & { id: string }) =>
      call('accept_contact', { request_id: id, fields, shared_until: until }),
    onSuccess,
  )

export const useDeclineRequest = (onSuccess: () => void) =>
  useContactChange(
    ({ id, reason }: { id: string; reason: string }) => call('decline_contact', { request_id: id, reason }),
    onSuccess,
  )
