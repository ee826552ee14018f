import { z } from 'zod'

const organizationHome = z.object({
  /** Published missions, including invitation-only ones. */
  active_missions: z.number(),
  by_invitation: z.number(),
  candidates: z.number(),
  completed: z.number(),
  /** Added in the last 30 days. */
  new_missions: z.number(),
  new_candidates: z.number(),
  new_completed: z.number(),
  /** Views of the company's page in the last 30 days, and in the 30 before. */
  views: z.number(),
  views_before: z.number(),
  waiting: z.number(),
  overdue: z.number(),
})

export const answers = { organization_home: organizationHome }
