import { z } from 'zod'
import { counts as names } from '../model.ts'

/** Exact if the school sees it by name; otherwise in multiples of five, null for one to four. Missing if nothing happened. */
const counts = z.partialRecord(z.enum(names), z.number().nullable())

const group = z.object({ id: z.string(), name: z.string(), students: z.number(), counts })

const schoolAnalytics = z.object({
  firstDay: z.string(),
  today: z.string(),
  /** Enrolled students; exact, as on the roster. */
  students: z.record(z.enum(['all', 'linked', 'progress', 'skills', 'career']), z.number()),
  totals: counts,
  series: z.array(z.object({ at: z.string(), counts })),
  programs: z.array(group),
  cohorts: z.array(group),
  skills: z.array(
    z.object({
      slug: z.string(),
      name_en: z.string(),
      name_fr: z.string(),
      people: z.number(),
    }),
  ),
})
export type SchoolAnalytics = z.infer<typeof schoolAnalytics>

export const answers = { school_analytics: schoolAnalytics }
