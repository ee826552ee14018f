import { z } from 'zod'

/** An entry of the audit log, as every page about a person or an organization shows it. */
export const logEntry = z.object({
  id: z.number(),
  created_at: z.string(),
  action: z.string(),
  actor_id: z.string().nullable(),
  actor_name: z.string().nullable(),
  subject_name: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  reason: z.string().nullable(),
})
export type LogEntry = z.infer<typeof logEntry>

/** What a sentence about an action is made of. */
export type AuditedAction = Omit<LogEntry, 'id' | 'created_at' | 'reason'>

const auditEntry = logEntry.extend({
  subject_type: z.string().nullable(),
  subject_id: z.string().nullable(),
  address: z.string().nullable(),
  user_agent: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const answers = { audit_entries: z.array(auditEntry) }
