import { z } from 'zod'

const cohort = z.object({
  id: z.string(),
  name: z.string(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  department: z.string().nullable(),
  isArchived: z.boolean(),
  students: z.number(),
})
export type Cohort = z.infer<typeof cohort>

const roster = z.object({
  mayWrite: z.boolean(),
  cohorts: z.array(cohort),
  departments: z.array(z.object({ id: z.string(), name: z.string() })),
  labels: z.array(z.object({ name: z.string(), students: z.number() })),
  advisers: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
})
export type Roster = z.infer<typeof roster>

export const answers = { roster }
