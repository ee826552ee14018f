import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { ContactStatus } from '../model.ts'
import { answers } from './answers.ts'
import { contactKeys } from './keys.ts'

const pageSize = 30

/** Contact requests the company sent, newest first. */
export const contactsQuery = (userId: string, status?: ContactStatus) =>
  infiniteQueryOptions({
    queryKey: contactKeys.ofCompany(userId, status ?? ''),
    queryFn: ({ pageParam, signal }) =>
      ask(answers, 'organization_contacts', { wanted_status: status, before: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ contacts }) => (contacts.length < pageSize ? undefined : contacts.at(-1)!.createdAt),
    staleTime: 0,
  })
