import { z } from 'zod'

export const habits = z.object({
  first_steps: z.object({
    confirm: z.boolean(),
    skills: z.boolean(),
    target: z.boolean(),
    mission: z.boolean(),
    photo: z.boolean(),
    resume: z.boolean(),
    submission: z.boolean(),
    findable: z.boolean(),
    practice: z.boolean(),
    application: z.boolean(),
  }),
  is_checklist_hidden: z.boolean(),
  /** Null if none was ever chosen. */
  goals: z
    .object({
      hours: z.number().nullable(),
      submissions: z.number().nullable(),
      applications: z.number().nullable(),
      practice: z.number().nullable(),
    })
    .nullable(),
  /** Of this week, in the person's time zone. */
  monday: z.string(),
  done: z.object({
    seconds: z.number(),
    submissions: z.number(),
    applications: z.number(),
    practice: z.number(),
  }),
  /** Mondays of active weeks, newest first. */
  active_weeks: z.array(z.string()),
})
export type Habits = z.infer<typeof habits>
