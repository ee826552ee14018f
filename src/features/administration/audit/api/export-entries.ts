import { call } from '../../../../lib/rpc.ts'
import type { AuditFilter } from '../model.ts'
import type { AuditEntry } from './answers.ts'
import { fetchEntries } from './get-entries.ts'

export const maxExportedEntries = 100_000
const entriesAtOnce = 1000

/** Fetches all matching entries page by page, up to the limit, and reports progress. */
export async function exportEntries(
  filter: AuditFilter,
  tell: (fetched: number) => void,
): Promise<AuditEntry[]> {
  await call('note_audit_export', { filter })
  const all: AuditEntry[] = []
  while (all.length < maxExportedEntries) {
    const page = await fetchEntries(filter, all.at(-1), entriesAtOnce)
    all.push(...page)
    tell(all.length)
    if (page.length < entriesAtOnce) break
  }
  return all
}
