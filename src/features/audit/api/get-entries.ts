import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { type AuditEntry, type AuditFilter, toArgs } from '../model.ts'

const entriesAtOnce = 50

/** One page of matching entries, after a known entry. */
export async function fetchEntries(
  filter: AuditFilter,
  last: AuditEntry | undefined,
  size: number,
  signal?: AbortSignal,
): Promise<AuditEntry[]> {
  const client = await connect()
  const page = { before: last?.created_at, before_id: last?.id, page_size: size }
  const call = client.rpc('audit_entries', { ...toArgs(filter), ...page })
  return unwrap(await (signal ? call.abortSignal(signal) : call)) as unknown as AuditEntry[]
}

export const entriesQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'entries', filter],
    queryFn: ({ pageParam, signal }) => fetchEntries(filter, pageParam, entriesAtOnce, signal),
    initialPageParam: undefined as AuditEntry | undefined,
    getNextPageParam: (page) => (page.length < entriesAtOnce ? undefined : page.at(-1)),
    placeholderData: keepPreviousData,
  })
