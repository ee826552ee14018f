import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { contractKinds } from '../../../profile/profiles/model.ts'
import {
  candidateCardFacts,
  candidateFacts,
  named,
  proof,
  skillLevel,
  source,
  titled,
} from '../../discovery/api/answers.ts'
import { grades, openingStatuses, outcomes, workModes } from '../model.ts'

const grade = z.enum(grades)
const contracts = z.array(z.enum(contractKinds))
const languageLevel = z.enum(Constants.public.Enums.language_level)

const weighed = z.object({
  outcome: z.enum(outcomes),
  /** Missing if the candidate doesn't share it. */
  points: z.number().optional(),
  of: z.number().optional(),
  /** The grade if it were met. */
  becomes: grade.optional(),
})

const skillReason = weighed.extend(named.shape).extend({
  criterion: z.literal('skill'),
  slug: z.string(),
  must: z.boolean(),
  level: skillLevel.optional(),
  evidence: z
    .object({
      source,
      level: skillLevel.optional(),
      proofs: z.array(proof).optional(),
      isEndorsed: z.literal(true).optional(),
      attestedBy: z.array(z.string()).optional(),
    })
    .optional(),
})
export type SkillReason = z.infer<typeof skillReason>

const jobReason = weighed.extend(titled.shape).extend({
  criterion: z.literal('job'),
  evidence: z.array(titled).optional(),
})

const placeReason = weighed.extend({
  criterion: z.literal('place'),
  town: named.optional(),
  remote: z.enum(workModes),
  evidence: candidateFacts.pick({ remote: true }).extend({ kilometres: z.number().optional() }),
})
export type PlaceReason = z.infer<typeof placeReason>

const datesReason = weighed.extend({
  criterion: z.literal('dates'),
  startOn: z.string().optional(),
  evidence: candidateFacts.pick({ availability: true, availableFrom: true }),
})
export type DatesReason = z.infer<typeof datesReason>

const contractReason = weighed.extend({
  criterion: z.literal('contract'),
  contracts,
  evidence: contracts.optional(),
})

const languageReason = weighed.extend({
  criterion: z.literal('language'),
  code: z.string(),
  level: languageLevel,
  evidence: languageLevel.optional(),
})

const reason = z.discriminatedUnion('criterion', [
  skillReason,
  jobReason,
  placeReason,
  datesReason,
  contractReason,
  languageReason,
])
export type Reason = z.infer<typeof reason>

/** The formula's result, as shown to both sides. */
export const match = z.object({
  version: z.string(),
  score: z.number().nullable(),
  grade: grade.nullable(),
  heldBack: z
    .enum(['no_must', 'must_missing', 'musts_missing', 'condition_missing', 'unproven', 'closed'])
    .nullable(),
  reasons: z.array(reason),
})
export type Match = z.infer<typeof match>

const shownMatch = z.object({
  id: z.string(),
  company: z.string(),
  /** Null if the company no longer has a page. */
  slug: z.string().nullable(),
  opening: z.string(),
  shownAt: z.string(),
  match,
  question: z
    .object({
      text: z.string(),
      askedAt: z.string(),
      answer: z.string().nullable(),
      answeredAt: z.string().nullable(),
    })
    .nullable(),
})
export type ShownMatch = z.infer<typeof shownMatch>

const openingSkill = z.object({
  slug: z.string(),
  must: z.boolean(),
  weight: z.literal([1, 2, 3]),
  level: skillLevel.nullable(),
})
export type OpeningSkill = z.infer<typeof openingSkill>

/** An opening with the names of everything in it. */
const opening = z.object({
  id: z.string(),
  status: z.enum(openingStatuses),
  title: z.string(),
  job: titled.extend({ slug: z.string() }).nullable(),
  skills: z.array(openingSkill.extend(named.shape)),
  town: named.nullable(),
  remote: z.enum(workModes),
  contracts,
  languages: z.array(z.object({ code: z.string(), level: languageLevel })),
  startOn: z.string().nullable(),
})
export type Opening = z.infer<typeof opening>

const listedOpening = opening.extend({ updatedAt: z.string(), waiting: z.number() })
export type ListedOpening = z.infer<typeof listedOpening>

const ranking = z.object({
  opening,
  /** How many cards were ranked; never more than `maxRankedCards`. */
  total: z.number(),
  cards: z.array(z.object({ card: candidateCardFacts, match })),
})

const matchQuestion = z.object({
  id: z.string(),
  /** Null if the candidate can no longer be found. */
  card: z.string().nullable(),
  grade: grade.nullable(),
  question: z.string(),
  askedAt: z.string(),
  answer: z.string().nullable(),
})
export type MatchQuestion = z.infer<typeof matchQuestion>

const fittingCompany = z.object({
  name: z.string(),
  slug: z.string(),
  /** Percent; null for fewer than five. */
  replyRate: z.number().nullable(),
  missions: z.number(),
  skills: z.array(named.extend({ isMine: z.boolean() })),
  jobs: z.array(titled),
})
export type FittingCompany = z.infer<typeof fittingCompany>

const byMode = z.object({ on_site: z.number(), hybrid: z.number() })

/** Every number of the formula, from the same source the formula uses. */
const matchingRules = z.object({
  version: z.string(),
  weights: z.record(z.enum(['must', 'nice', 'job', 'place', 'dates', 'contract', 'languages']), z.number()),
  proof: z.record(source, z.number()),
  below: z.object({ one: z.number(), two: z.number() }),
  nearJob: z.number(),
  place: z.object({ near: byMode, far: byMode, between: z.number(), otherWish: z.number() }),
  dates: z.object({
    soon: z.number(),
    late: z.number(),
    soonShare: z.number(),
    lateShare: z.number(),
    listening: z.number(),
  }),
  oneLevelBelow: z.number(),
  grades: z.object({ great: z.number(), good: z.number(), fair: z.number() }),
})
export type MatchingRules = z.infer<typeof matchingRules>

export const answers = {
  match_card: match,
  match_opening: ranking,
  my_openings: z.array(listedOpening),
  opening_questions: z.array(matchQuestion),
  my_card: candidateFacts.nullable(),
  my_matches: z.object({ matches: z.array(shownMatch), isMore: z.boolean() }),
  fitting_companies: z.array(fittingCompany),
  matching_rules: matchingRules,
}
