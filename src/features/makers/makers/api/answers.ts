import { z } from 'zod'
import { listing, skillNames } from '../../../missions/catalog/api/answers.ts'
import { organizationChecks } from '../../../organizations/organizations/api/answers.ts'
import { caseCard } from '../../portfolio/api/answers.ts'
import { availabilities, currencies, rateUnits } from '../model.ts'

const weightedSkill = z.object({ slug: z.string(), weight: z.number() })
export type WeightedSkill = z.infer<typeof weightedSkill>

const rate = z.object({
  /** In the smallest unit of the currency. */
  amount: z.number(),
  currency: z.enum(currencies),
  per: z.enum(rateUnits),
})
export type Rate = z.infer<typeof rate>

export const makerRating = z.object({
  average: z.number(),
  count: z.number(),
  criteria: z.record(z.string(), z.number()),
})

/** A client's rating, published once both sides have rated. */
const publishedRating = z.object({
  name: z.string(),
  words: z.string(),
  average: z.number(),
  givenAt: z.string(),
  answer: z.string().nullable(),
  /** Rated from a link emailed to someone other than the maker; others don't count. */
  isConfirmed: z.boolean(),
})
export type PublishedRating = z.infer<typeof publishedRating>

/** A maker as shown in lists. */
export const makerCard = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  headline: z.string(),
  skills: z.array(weightedSkill),
  availability: z.enum(availabilities),
  availableFrom: z.string().nullable(),
  hasSiret: z.boolean(),
  checks: organizationChecks,
  rating: makerRating.nullable(),
  /** Median time to a first response; null for fewer than five. */
  answerHours: z.number().nullable(),
  placesLeft: z.number(),
  photo: z.string().nullable(),
})
export type MakerCard = z.infer<typeof makerCard>

/** A maker's page, as everyone sees it. */
const makerPage = makerCard.extend({
  bio: z.string(),
  website: z.string().nullable(),
  rates: z.array(rate),
  since: z.string(),
  person: z.string(),
  ratings: z.array(publishedRating),
  cases: z.array(caseCard),
  missions: z.array(listing),
  talk: z
    .object({
      host: z.string(),
      title: z.string(),
      minutes: z.number(),
      languages: z.array(z.string()),
      free: z.number(),
    })
    .nullable(),
  isOwn: z.boolean(),
  /** What is open between the maker and the viewer. */
  mentorship: z.object({ id: z.string(), status: z.enum(['pending', 'accepted']) }).nullable(),
})
export type MakerPageData = z.infer<typeof makerPage>

export const answers = {
  maker_page: makerPage.nullable(),
  public_makers: z.object({
    makers: z.array(makerCard),
    /** The names of every skill that a maker lists. */
    skills: skillNames,
    total: z.number(),
    is_more: z.boolean(),
  }),
}
