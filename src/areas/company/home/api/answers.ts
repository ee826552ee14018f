import { z } from 'zod'
import { news } from '../../../shared/home/api/answers.ts'

const activity = z.object({
  kind: z.enum(['started', 'submitted', 'reviewed', 'published']),
  at: z.string(),
  title: z.string().nullable(),
  /** How many started, or which version was published. */
  count: z.number(),
  /** The member who did it. */
  name: z.string().nullable(),
  /** Null for what the reader can't open. */
  link: z.string().nullable(),
})
export type Activity = z.infer<typeof activity>

/** One number per week, the current one last. */
const byWeek = z.array(z.number())

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
  candidates_by_week: byWeek,
  completed_by_week: byWeek,
  views_by_week: byWeek,
  waiting: z.number(),
  overdue: z.number(),
  may_write: z.boolean(),
  drafts: z.number(),
  /** If there is only one. */
  draft: z.object({ id: z.string(), title: z.string().nullable() }).nullable(),
  match_questions: z.number(),
  /** Where the oldest of them is answered. */
  questioned_opening: z.string().nullable(),
  proposals: z.number(),
  is_alone: z.boolean(),
  activity: z.array(activity),
  /** Which first steps are done; null for people who can't do them, or dismissed them. */
  first_steps: z
    .object({ profile: z.boolean(), draft: z.boolean(), publish: z.boolean(), invite: z.boolean() })
    .nullable(),
  news,
})
export type OrganizationHome = z.infer<typeof organizationHome>

export const answers = { organization_home: organizationHome }
