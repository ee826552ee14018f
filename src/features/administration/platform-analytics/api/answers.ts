import { z } from 'zod'
import { platformCounts, roles } from '../model.ts'

const counts = z.partialRecord(z.enum(platformCounts), z.number().nullable())

/** Times in hours, the share in percent; null for too few answers. */
const feedback = z.object({
  answered: z.number().nullable(),
  median: z.number().nullable(),
  p90: z.number().nullable(),
  inTime: z.number().nullable(),
})

const platformAnalytics = z.object({
  /** Null before the first count. */
  countedAt: z.string().nullable(),
  firstDay: z.string(),
  today: z.string(),
  totals: counts,
  /** Weeks with events, by their Monday. */
  series: z.array(z.object({ at: z.string(), counts, feedback: feedback.nullable() })),
  feedback,
  /** People who started in time, in percent of each week's sign-ups; weeks that aren't over are missing. */
  activation: z.array(
    z.object({
      role: z.enum(roles),
      people: z.number().nullable(),
      share: z.number().nullable(),
      weeks: z.record(z.string(), z.number().nullable()),
    }),
  ),
  /** The share of a week's sign-ups active one week later, two weeks later and so on, in percent. */
  retention: z.array(
    z.object({
      week: z.string(),
      people: z.number().nullable(),
      shares: z.array(z.number().nullable()).nullable(),
    }),
  ),
})
export type PlatformAnalytics = z.infer<typeof platformAnalytics>

export const answers = { platform_analytics: platformAnalytics }
