import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { contractKinds } from '../../../profile/profiles/model.ts'
import { facetKinds } from '../search-filter.ts'

const { availability, language_level, mission_difficulty, remote_wish } = Constants.public.Enums

export const named = z.object({ nameEn: z.string(), nameFr: z.string() })
export type Named = z.infer<typeof named>

export const titled = z.object({ titleEn: z.string(), titleFr: z.string() })
export type Titled = z.infer<typeof titled>

const job = titled.extend({ slug: z.string() })

const town = named.extend({
  slug: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

export const proof = z.object({
  mission: z.string(),
  organization: z.string(),
  difficulty: z.enum(mission_difficulty),
  /** How much of the rubric was met in percent, rounded down to tens; missing if nothing was weighted. */
  reached: z.number().optional(),
  /** A year only: a month would lead to the certificate. */
  on: z.string(),
})
export type Proof = z.infer<typeof proof>

export const skillLevel = z.literal([1, 2, 3])

/** The strongest evidence for a skill. */
export const source = z.enum(['proven', 'attested', 'endorsed', 'declared'])
export type Source = z.infer<typeof source>

const cardSkill = named.extend({
  /** Its slug, or the plain word if it isn't in the catalog. */
  key: z.string(),
  slug: z.string().optional(),
  source,
  /** Only if proven. */
  level: skillLevel.optional(),
  proofs: z.array(proof).optional(),
  attestedBy: z.array(z.string()).optional(),
  /** By at least three connections. */
  isEndorsed: z.literal(true).optional(),
})
export type CardSkill = z.infer<typeof cardSkill>

/** Everything a card shows, without what its owner hid. */
export const candidateFacts = z.object({
  /** The catalog job matching the person's own title. */
  title: job.optional(),
  skills: z.array(cardSkill).optional(),
  missionsValidated: z.number().optional(),
  targetJobs: z.array(job).optional(),
  town: town.optional(),
  places: z.array(town).optional(),
  remote: z.enum(remote_wish).optional(),
  availability: z.enum(availability).optional(),
  availableFrom: z.string().optional(),
  contracts: z.array(z.enum(contractKinds)).optional(),
  languages: z.array(z.object({ code: z.string(), level: z.enum(language_level) })).optional(),
  schools: z.array(z.string()).optional(),
})
export type CandidateFacts = z.infer<typeof candidateFacts>

/** A card that was found or opened, with the outcome of the company's last contact request. */
export const candidateCardFacts = candidateFacts.extend({
  id: z.string(),
  contact: z
    .object({
      status: z.enum(['pending', 'accepted', 'declined', 'expired', 'withdrawn']),
      expiresAt: z.string(),
      /** Whether anything is shared now. */
      isShared: z.boolean(),
      /** Whether the company has to wait before it can ask again. */
      isPaused: z.boolean(),
    })
    .nullable(),
})
export type CandidateCardFacts = z.infer<typeof candidateCardFacts>

const facetOption = z.object({
  value: z.string(),
  count: z.number(),
  nameEn: z.string().optional(),
  nameFr: z.string().optional(),
})
export type FacetOption = z.infer<typeof facetOption>

const foundCandidates = z.object({
  total: z.number(),
  /** More exist than the total says; facets count those of the total. */
  isMore: z.boolean(),
  cards: z.array(candidateCardFacts),
  facets: z.partialRecord(z.enum(facetKinds), z.array(facetOption)),
})
export type FoundCandidates = z.infer<typeof foundCandidates>

export const answers = { find_candidates: foundCandidates, open_card: candidateCardFacts }
