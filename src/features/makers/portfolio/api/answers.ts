import { z } from 'zod'

const photo = z.object({ path: z.string(), alt: z.string(), width: z.number(), height: z.number() })
export type Photo = z.infer<typeof photo>

const link = z.object({ label: z.string(), url: z.string() })
export type Link = z.infer<typeof link>

/** A case study as shown on cards. */
export const caseCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  role: z.string(),
  skills: z.array(z.string()),
  cover: photo.nullable(),
})
export type CaseCard = z.infer<typeof caseCard>

/** A case study as everyone reads it. */
const shownCase = caseCard.extend({
  body: z.string(),
  images: z.array(photo),
  links: z.array(link),
  clientName: z.string(),
  clientQuote: z.string(),
  maker: z.object({ id: z.string(), handle: z.string(), name: z.string(), headline: z.string() }),
  others: z.array(caseCard),
})
export type ShownCase = z.infer<typeof shownCase>

/** A case study in the maker's own list. */
const ownCase = z.object({
  id: z.string(),
  slug: z.string().nullable(),
  title: z.string(),
  role: z.string(),
  place: z.string(),
  isPublished: z.boolean(),
  cover: photo.nullable(),
  updatedAt: z.string(),
  views: z.number(),
  recentViews: z.number(),
})
export type OwnCase = z.infer<typeof ownCase>

const portfolio = z.object({
  /** Of the maker's page; null if it isn't public. */
  handle: z.string().nullable(),
  /** Views of the page itself, in 30 days. */
  pageViews: z.number(),
  cases: z.array(ownCase),
})
export type Portfolio = z.infer<typeof portfolio>

export const answers = {
  my_portfolio: portfolio,
  maker_case: shownCase.nullable(),
  save_case: z.object({ id: z.string(), revision: z.number() }),
}
