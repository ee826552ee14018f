import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'

const { enrollment_status, mission_category, mission_difficulty, review_verdict } = Constants.public.Enums

/** A mission the person has started. */
export const simulation = z.object({
  enrollment_id: z.string(),
  mission_id: z.string(),
  title: z.string(),
  company: z.string(),
  category: z.enum(mission_category),
  difficulty: z.enum(mission_difficulty),
  skills: z.array(z.string()),
  status: z.enum(enrollment_status),
  progress: z.number(),
  seconds_spent: z.number(),
  seconds_of_7_days: z.number(),
  attempts: z.number(),
  started_at: z.string(),
  updated_at: z.string(),
  due_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  certificate_code: z.string().nullable(),
})
export type Simulation = z.infer<typeof simulation>

const done = z.object({ day: z.string(), enrollment_id: z.string() })

/** A person's activity by day, for a period. */
const activity = z.object({
  days: z.array(done.extend({ seconds: z.number(), steps: z.number() })),
  submissions: z.array(done.extend({ attempt: z.number() })),
  feedback: z.array(
    done.extend({
      attempt: z.number(),
      verdict: z.enum(review_verdict),
      summary: z.string(),
      /** Null without a rubric. */
      criteria: z.array(z.object({ title: z.string(), level: z.string() })).nullable(),
    }),
  ),
  certificates: z.array(done.extend({ code: z.string(), is_public: z.boolean() })),
})
export type Activity = z.infer<typeof activity>

export const answers = { my_activity: activity }
