import { useListState } from '../../../ui/use-list-state.ts'
import { auditFilters } from './model.ts'

/** The search of the audit log, kept in the address. */
export const useAuditList = () => useListState(auditFilters)

export type AuditList = ReturnType<typeof useAuditList>
