import { z } from 'zod'
import { openingCard } from '../../../hiring/opening-board/api/answers.ts'
import { contractKinds } from '../../../profile/profiles/model.ts'

const recommendation = z.object({
  id: z.string(),
  cohort: z.string(),
  cohortId: z.string(),
  words: z.string(),
  at: z.string(),
  author: z.string().nullable(),
})
export type Recommendation = z.infer<typeof recommendation>

const schoolOpening = openingCard.extend({ recommendations: z.array(recommendation) })
export type SchoolOpening = z.infer<typeof schoolOpening>

const groups = z.object({
  /** With how many students a recommendation reaches. */
  cohorts: z.array(z.object({ id: z.string(), name: z.string(), students: z.number() })),
  programs: z.array(z.object({ id: z.string(), name: z.string(), cohorts: z.array(z.string()) })),
})
export type RecommendationGroups = z.infer<typeof groups>

const recommended = z.object({
  opening: openingCard,
  isSaved: z.boolean(),
  schools: z.array(z.object({ name: z.string(), words: z.string(), at: z.string() })),
})
export type SchoolRecommendation = z.infer<typeof recommended>

/** Those who share are named; null hides one to four others. */
const counts = z.object({ shared: z.number(), others: z.number().nullable() })
const split = counts.extend({ part: z.string() })
export type PlacementSplit = z.infer<typeof split>

const placement = z.object({
  id: z.string(),
  studentId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  cohort: z.string().nullable(),
  title: z.string(),
  company: z.string(),
  contract: z.enum(contractKinds),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
})
export type SharedPlacement = z.infer<typeof placement>

const placements = z.object({
  total: counts,
  contracts: z.array(split.extend({ part: z.enum(contractKinds) })),
  years: z.array(split),
  cohorts: z.array(split.extend({ name: z.string().nullable() })),
  shared: z.array(placement),
})
export type SchoolPlacements = z.infer<typeof placements>

export const answers = {
  school_openings: z.object({
    total: z.number(),
    isMore: z.boolean(),
    openings: z.array(schoolOpening),
  }),
  recommendation_groups: groups,
  my_school_recommendations: z.array(recommended),
  school_placements: placements,
}
