import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'

const { mission_status } = Constants.public.Enums

/** A count by part; null if hidden, missing if zero. */
const counts = z.record(z.string(), z.number().nullable())
export type Counts = z.infer<typeof counts>

const missionAnalytics = z.object({
  title: z.string(),
  status: z.enum(mission_status),
  version: z.number(),
  /** The Monday of this week. */
  thisWeek: z.string(),
  /** Which filters don't create small groups. */
  filters: z.object({ versions: z.boolean(), periods: z.boolean(), both: z.boolean() }),
  /** How many people started, in this cut; null for fewer than five. */
  people: z.number().nullable(),
  splits: z.record(z.string(), counts),
  times: z
    .object({
      seconds: z.array(z.number()).nullable(),
      feedbackHours: z.array(z.number()).nullable(),
    })
    .nullable(),
  versions: z.array(
    z.object({
      version: z.number(),
      publishedAt: z.string(),
      people: z.number().nullable(),
      stage: counts.nullable(),
    }),
  ),
  hours: z.number().nullable(),
  feedbackDays: z.number().nullable(),
  steps: z.array(z.object({ id: z.string(), title: z.string() })),
  criteria: z.array(z.object({ id: z.string(), title: z.string(), levels: z.array(z.string()) })),
})
export type MissionAnalytics = z.infer<typeof missionAnalytics>

export const answers = { mission_analytics: missionAnalytics }
