import type { AuditFilter } from '../model.ts'

export const auditKeys = {
  entries: (filter: AuditFilter) => ['audit', 'entries', filter] as const,
  names: (words: string) => ['audit', 'names', words] as const,
  domains: ['audit', 'domains'] as const,
}
