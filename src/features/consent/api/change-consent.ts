import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { useContactChange } from '../../contacts/api/use-contact-change.ts'
import type { Share } from '../../contacts/model.ts'
import type { NamedCompany } from '../model.ts'

export const useHideFrom = (onSuccess: (_: unknown, company: NamedCompany) => void) =>
  useContactChange(async ({ id }: NamedCompany) => {
    const client = await connect()
    return unwrap(await client.rpc('hide_me_from', { organization_id: id }))
  }, onSuccess)

export const useShowTo = (onSuccess: (_: unknown, company: NamedCompany) => void) =>
  useContactChange(async ({ id }: NamedCompany) => {
    const client = await connect()
    return unwrap(await client.rpc('show_me_to', { organization_id: id }))
  }, onSuccess)

export const useChangeShare = (onSuccess: () => void) =>
  useContactChange(async ({ id, fields, until }: Share & { id: string }) => {
    const client = await connect()
    return unwrap(await client.rpc('change_share', { share_id: id, fields, shared_until: until }))
  }, onSuccess)

export const useRevokeShare = (onSuccess: () => void) =>
  useContactChange(async (id: string) => {
    const client = await connect()
    return unwrap(await client.rpc('revoke_share', { share_id: id }))
  }, onSuccess)
