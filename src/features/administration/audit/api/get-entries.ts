import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { type AuditFilter, toArgs } from '../model.ts'
import { type AuditEntry, answers } from './answers.ts'
import { auditKeys } from './keys.ts'

const entriesAtOnce = 50

/** One page of matching entries, after a known entry. */
export async function fetchEntries(
  filter: AuditFilter,
  last: AuditEntry | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<AuditEntry[]> {
  const page = { before: last?.created_at, before_id: last?.id, page_size: size }
  return await ask(answers, 'audit_entries', { ...toArgs(filter), ...page }, signal)
}

export const entriesQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: auditKeys.entries(filter),
    queryFn: ({ pageParam, signal }) => fetchEntries(filter, pageParam, entriesAtOnce, signal),
    initialPageParam: undefined as AuditEntry | undefined,
    getNextPageParam: (page) => (page.length < entriesAtOnce ? undefined : page.at(-1)),
    placeholderData: keepPreviousData,
  })
