import { z } from 'zod'
import { makerRating } from '../../../../features/makers/makers/api/answers.ts'
import { impact } from '../../../../features/makers/mentoring/api/answers.ts'
import { money, projectCard, timer } from '../../../../features/makers/projects/api/answers.ts'
import { statuses } from '../../../../features/makers/projects/model.ts'
import { news } from '../../../shared/home/api/answers.ts'

const activity = z.object({
  kind: z.enum([
    'started',
    'submitted',
    'reviewed',
    'published',
    'created',
    'invoice_sent',
    'invoice_paid',
    'rating_given',
    'mentoring',
  ]),
  at: z.string(),
  /** The mission or the project. */
  title: z.string().nullable(),
  /** How many, or which version was published. */
  count: z.number(),
  name: z.string().nullable(),
  link: z.string().nullable(),
})

const makerHome = z.object({
  /** The next ones of each state except done. */
  projects: z.array(projectCard),
  counts: z.record(z.enum(statuses), z.number()),
  rating: makerRating.nullable(),
  /** Paid in the last 30 days and the 30 before, in the most used currency; null if nothing was. */
  revenue: z
    .object({
      currency: z.string(),
      recent: z.number(),
      before: z.number(),
      growth: z.number().nullable(),
      others: z.array(money),
    })
    .nullable(),
  /** Of the maker's page and case studies, in the last 30 days and the 30 before. */
  views: z.object({ recent: z.number(), before: z.number(), by_week: z.array(z.number()) }),
  overdue: z.number(),
  timer: timer.nullable(),
  impact,
  /** Draft invoices, and the project of the oldest. */
  unsent: z.object({
    count: z.number(),
    project_id: z.string().nullable(),
    project: z.string().nullable(),
  }),
  /** Requests that wait for an answer, and when the first of them expires. */
  mentoring: z.object({ requests: z.number(), until: z.string().nullable() }),
  /** Work on their own missions, and work of other organizations that makers may review. */
  reviews: z.object({ waiting: z.number(), overdue: z.number(), offered: z.number() }),
  activity: z.array(activity),
  /** Which first steps are done; null if they were dismissed. */
  first_steps: z.object({ profile: z.boolean(), portfolio: z.boolean(), public: z.boolean() }).nullable(),
  news,
})
export type MakerHome = Omit<z.infer<typeof makerHome>, 'impact'>

export const answers = { maker_home: makerHome }
