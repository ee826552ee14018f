import { z } from 'zod'
import { organizationRequest } from '../../../../features/administration/approvals/api/answers.ts'
import { logEntry } from '../../../../features/administration/audit/api/answers.ts'
import { news } from '../../../shared/home/api/answers.ts'

const home = z.object({
  users: z.number(),
  new_users: z.number(),
  active_users: z.number(),
  organizations: z.number(),
  pending: z.number(),
  reports: z.number(),
  /** Openings waiting for a review. */
  openings: z.number(),
  missions: z.number(),
  certificates: z.number(),
  /** Submissions waiting for feedback, and how many are past the promised time. */
  waiting: z.number(),
  late: z.number(),
  /** Messages and correction requests without an answer. */
  inbox: z.number(),
  corrections: z.number(),
  /** New ones per week, the current week last. */
  people_by_week: z.array(z.number()),
  certificates_by_week: z.array(z.number()),
  pending_organizations: z.array(organizationRequest),
  recent_actions: z.array(logEntry),
  news,
})
export type AdminHome = z.infer<typeof home>

export const answers = { admin_home: home }
