import { z } from 'zod'
import { makerRating } from '../../../../features/makers/makers/api/answers.ts'
import { impact } from '../../../../features/makers/mentoring/api/answers.ts'
import { money, projectCard, timer } from '../../../../features/makers/projects/api/answers.ts'
import { statuses } from '../../../../features/makers/projects/model.ts'

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
  views: z.object({ recent: z.number(), before: z.number() }),
  overdue: z.number(),
  timer: timer.nullable(),
  impact,
})
export type MakerHome = Omit<z.infer<typeof makerHome>, 'impact'>

export const answers = { maker_home: makerHome }
