import { toAppError, unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useMakerChange } from '../../makers/api/use-maker-change.ts'
import type { Client, Contact } from './answers.ts'

type Values = Pick<Client, 'name' | 'kind' | 'website' | 'address' | 'note'>

export const useSaveClient = (onSuccess: (id: string) => void) =>
  useMakerChange(
    async ({ id, ...values }: Values & { id?: string }) => {
      const client = await connect()
      const saved = id
        ? await client.from('clients').update(values).eq('id', id).select('id').single()
        : await client.from('clients').insert(values).select('id').single()
      return unwrap(saved).id
    },
    onSuccess,
    'caller',
  )

export const useArchiveClient = (onSuccess: () => void) =>
  useMakerChange(async ({ id, isArchived }: { id: string; isArchived: boolean }) => {
    const client = await connect()
    const archived_at = isArchived ? new Date().toISOString() : null
    return unwrap(await client.from('clients').update({ archived_at }).eq('id', id).select('id').single())
  }, onSuccess)

export const useDeleteClient = (onSuccess: () => void) =>
  useMakerChange(
    async (id: string) => {
      const client = await connect()
      const { error } = await client.from('clients').delete().eq('id', id)
      if (error) throw toAppError(error)
    },
    onSuccess,
    'caller',
  )

type ContactValues = Pick<Contact, 'name' | 'role' | 'email' | 'phone'>

export const useSaveContact = (clientId: string, onSuccess: () => void) =>
  useMakerChange(
    async ({ id, ...values }: ContactValues & { id?: string }) => {
      const client = await connect()
      const saved = id
        ? await client.from('client_contacts').update(values).eq('id', id).select('id').single()
        : await client
            .from('client_contacts')
            .insert({ client_id: clientId, ...values })
            .select('id')
            .single()
      return unwrap(saved).id
    },
    onSuccess,
    'caller',
  )

export const useRemoveContact = () =>
  useMakerChange(async (id: string) => {
    const client = await connect()
    return unwrap(await client.from('client_contacts').delete().eq('id', id).select('id'))
  })
