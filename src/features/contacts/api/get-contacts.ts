import { infiniteQueryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Contact, ContactStatus } from '../model.ts'
import { contactKeys } from './keys.ts'

interface ContactsPage {
  /** How many more requests the person can send today. */
  left: number
  contacts: Contact[]
}

const pageSize = 30

/** Contact requests the company sent, newest first. */
export const contactsQuery = (userId: string, status?: ContactStatus) =>
  infiniteQueryOptions({
    queryKey: contactKeys.ofCompany(userId, status ?? ''),
    queryFn: async ({ pageParam, signal }): Promise<ContactsPage> => {
      const client = await connect()
      const call = client.rpc('organization_contacts', { wanted_status: status, before: pageParam })
      return unwrap(await call.abortSignal(signal)) as unknown as ContactsPage
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ contacts }) => (contacts.length < pageSize ? undefined : contacts.at(-1)!.createdAt),
    staleTime: 0,
  })
