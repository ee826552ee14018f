import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { contractKinds } from '../model.ts'

const { availability, language_level, mission_difficulty, remote_wish } = Constants.public.Enums

/** Evidence for a skill: validated work. */
const provenSource = z.object({
  kind: z.literal('proven'),
  at: z.string(),
  facts: z.object({
    code: z.string(),
    /** Whether the certificate is public. */
    isPublic: z.boolean(),
    mission: z.string(),
    organization: z.string(),
    difficulty: z.enum(mission_difficulty),
    /** Percent of the rubric's maximum. Pages leave out nulls. */
    reached: z.number().nullish(),
  }),
})

export type ProvenSource = z.infer<typeof provenSource>

/** Named only to the owner of the profile. */
const ownerOnly = z.object({ id: z.string(), name: z.string() }).optional()

/** Evidence for a skill: a school's attestation. */
const attestedSource = z.object({
  kind: z.literal('attested'),
  at: z.string(),
  facts: z.object({ school: z.string(), note: z.string(), ownerOnly }),
})
export type AttestedSource = z.infer<typeof attestedSource>

/**
 * Evidence for a skill: a connection's endorsement; connections are named to others only if their own page is
 * public.
 */
const endorsedSource = z.object({
  kind: z.literal('endorsed'),
  at: z.string(),
  facts: z.object({ name: z.string().optional(), handle: z.string().optional(), ownerOnly }),
})
export type EndorsedSource = z.infer<typeof endorsedSource>

const shownSkill = z.object({
  /** Its slug in the catalog, or its plain word. */
  key: z.string(),
  /** As the person wrote it; missing for skills proven but not listed. Pages leave out nulls. */
  word: z.string().nullish(),
  slug: z.string().nullish(),
  nameEn: z.string().nullish(),
  nameFr: z.string().nullish(),
  sources: z.array(z.discriminatedUnion('kind', [provenSource, attestedSource, endorsedSource])),
})
export type ShownSkill = z.infer<typeof shownSkill>

const wanted = z.object({
  availability: z.enum(availability),
  availableFrom: z.string(),
  contracts: z.array(z.enum(contractKinds)),
  places: z.array(z.string()),
  remote: z.enum(remote_wish),
  lookingFor: z.string(),
})
export type Wanted = z.infer<typeof wanted>

const careerEntry = z.object({
  key: z.string(),
  title: z.string(),
  at: z.string(),
  location: z.string(),
  from: z.string(),
  until: z.string(),
  details: z.string(),
})

/** What others see; hidden parts are missing. */
export const shownProfile = z.object({
  handle: z.string().optional(),
  firstName: z.string(),
  lastName: z.string(),
  photo: z.string().optional(),
  jobTitle: z.string().optional(),
  location: z.string().optional(),
  summary: z.string().optional(),
  skills: z.array(shownSkill).optional(),
  linkedinUrl: z.string().optional(),
  portfolioUrl: z.string().optional(),
  wanted: wanted.optional(),
  experience: z.array(careerEntry).optional(),
  education: z.array(careerEntry).optional(),
  languages: z
    .array(z.object({ key: z.string(), code: z.string(), level: z.enum(language_level) }))
    .optional(),
  drivingLicenses: z.array(z.string()).optional(),
  interests: z.array(z.string()).optional(),
  certificates: z
    .array(
      z.object({ code: z.string(), mission: z.string(), organization: z.string(), issuedAt: z.string() }),
    )
    .optional(),
})
export type ShownProfile = z.infer<typeof shownProfile>

export const answers = {
  my_skills: z.array(shownSkill),
  my_page: shownProfile.nullable(),
  person_page: shownProfile.nullable(),
}
