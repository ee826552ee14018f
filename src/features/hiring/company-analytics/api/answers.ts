import { z } from 'zod'

/** In multiples of five; null for one to four. */
const figure = z.number().nullable()
const figures = z.object({
  viewed: figure,
  started: figure,
  submitted: figure,
  validated: figure,
  contacted: figure,
})
export type Figures = z.infer<typeof figures>

const companyAnalytics = z.object({
  /** The first day of the period, or of the first week or month with an event. */
  firstDay: z.string(),
  today: z.string(),
  funnel: figures,
  /** Weeks or months with events; those without are missing. */
  series: z.array(z.object({ at: z.string(), counts: figures.extend({ page: figure }).partial() })),
  missions: z.array(figures.extend({ id: z.string(), title: z.string() })),
  skills: z.array(figures.extend({ slug: z.string(), name_en: z.string(), name_fr: z.string() })),
})
export type CompanyAnalytics = z.infer<typeof companyAnalytics>

export const answers = { company_analytics: companyAnalytics }
