import { z } from 'zod'

/** In multiples of five; null for one to four. */
const figure = z.number().nullable()
const figures = z.object({
  viewed: figure,
  applied: figure,
  shortlisted: figure,
  interviewed: figure,
  offered: figure,
  hired: figure,
})

const openingAnalytics = z.object({
  /** Null for all openings of the organization. */
  title: z.string().nullable(),
  /** The first day of the period, or of the first week or month with an event. */
  firstDay: z.string(),
  today: z.string(),
  funnel: figures,
  /** Weeks or months with events; those without are missing. */
  series: z.array(
    z.object({
      at: z.string(),
      counts: figures.pick({ viewed: true, applied: true, hired: true }).partial(),
    }),
  ),
  stages: z.array(
    z.object({
      kind: z.enum(['new', 'shortlist', 'interview', 'offer']),
      /** As it was called at the time; null for the name of its kind. */
      name: z.string().nullable(),
      stays: figure,
      /** The median; null for fewer than five. */
      days: z.number().nullable(),
    }),
  ),
  sources: z.array(
    figures.pick({ applied: true, shortlisted: true, interviewed: true, hired: true }).extend({
      source: z.enum(['board', 'search', 'alert', 'recommendation', 'school', 'invitation', 'link']),
    }),
  ),
  /** Applications with at least one must-have supported like this. */
  evidence: z.array(
    figures.pick({ applied: true, shortlisted: true, interviewed: true }).extend({
      kind: z.enum(['all', 'proven', 'attested', 'endorsed', 'declared', 'none']),
    }),
  ),
  openings: z.array(figures.extend({ id: z.string(), title: z.string(), status: z.string() })),
})
export type OpeningAnalytics = z.infer<typeof openingAnalytics>

export const answers = { opening_analytics: openingAnalytics }
