import { call } from '../../../../lib/rpc.ts'
import { useContactChange } from '../../contacts/api/use-contact-change.ts'
import type { Share } from '../../contacts/model.ts'
import type { NamedCompany } from './answers.ts'

export const useHideFrom = (onSuccess: (_: unknown, company: NamedCompany) => void) =>
  useContactChange(
    ({ id }: NamedCompany) => call('hide_me_from', { organization_id: id }),
    onSuccess,
    'toast',
  )

export const useShowTo = (onSuccess: (_: unknown, company: NamedCompany) => void) =>
  useContactChange(({ id }: NamedCompany) => call('show_me_to', { organization_id: id }), onSuccess, 'toast')

export const useChangeShare = (onSuccess: () => void) =>
  useContactChange(
    ({ id, fields, until }: Share & { id: string }) =>
      call('change_share', { share_id: id, fields, shared_until: until }),
    onSuccess,
  )

export const useRevokeShare = (onSuccess: () => void) =>
  useContactChange((id: string) => call('revoke_share', { share_id: id }), onSuccess)
