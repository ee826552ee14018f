import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { organizationChecks } from '../../../organizations/organizations/api/answers.ts'
import { criterion, stepKind } from '../../missions/api/answers.ts'

const { mission_category, mission_difficulty, organization_kind } = Constants.public.Enums

const listedTexts = z.object({
  title: z.string(),
  summary: z.string(),
  outline: z.array(z.object({ kind: stepKind, title: z.string() })),
  rubric: z.array(criterion).nullable(),
})

/** A row of mission_listings, without the words it is found by. */
export const listing = listedTexts.extend({
  mission_id: z.string(),
  organization_id: z.string(),
  organization_name: z.string(),
  organization_kind: z.enum(organization_kind),
  version: z.number(),
  category: z.enum(mission_category),
  difficulty: z.enum(mission_difficulty),
  hours: z.number(),
  feedback_days: z.number(),
  /** How many people started it, and their median time, counted at night; null for fewer than five. */
  starts: z.number().nullable(),
  median_hours: z.number().nullable(),
  /** The original language. */
  language: z.string(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  /** In each language except the original one. */
  translations: z.record(z.string(), listedTexts),
  is_open: z.boolean(),
  closes_on: z.string().nullable(),
  published_at: z.string(),
})

/** A mission as its card shows it. */
const listingCard = listing.omit({ outline: true, rubric: true }).extend({
  translations: z.record(z.string(), listedTexts.pick({ title: true, summary: true })),
})
export type ListingCard = z.infer<typeof listingCard>

/** With what visitors' cards would otherwise have to ask for. */
const publicListing = listingCard.extend({
  logo: z.string().nullable(),
  reply_rate: z.number().nullable(),
  checks: organizationChecks,
})
export type PublicListing = z.infer<typeof publicListing>

export const skillNames = z.array(z.object({ slug: z.string(), name_en: z.string(), name_fr: z.string() }))

const invitedListing = listing.extend({
  words: z.string(),
  /** The school whose students may start it, if there is no personal invitation. */
  school: z.string().nullable(),
})

const missionFacts = z.object({
  starts: z.number().nullable(),
  completions: z.number().nullable(),
  median_hours: z.number().nullable(),
  /** Set if the company has a public page. */
  company_slug: z.string().nullable(),
  reply_rate: z.number().nullable(),
  feedback_hours: z.number().nullable(),
  checks: organizationChecks,
})
export type MissionFacts = z.infer<typeof missionFacts>

const listedOrganization = z.object({
  organization_id: z.string(),
  organization_name: z.string(),
  slug: z.string().nullable(),
  reply_rate: z.number().nullable(),
  feedback_hours: z.number().nullable(),
  checks: organizationChecks,
})

export const answers = {
  find_missions: z.object({
    listings: z.array(listing),
    total: z.number(),
    /** More exist than the total says: counting stops soon after the current page. */
    is_more: z.boolean(),
  }),
  public_missions: z.object({
    listings: z.array(publicListing),
    /** The names of every skill in the list. */
    skills: skillNames,
    total: z.number(),
    is_more: z.boolean(),
  }),
  related_missions: z.object({
    company: z.array(publicListing),
    similar: z.array(publicListing),
    skills: skillNames,
  }),
  my_invitations: z.array(invitedListing),
  similar_missions: z.array(listing),
  next_mission: z.array(listing),
  mission_facts: z.array(missionFacts),
  listed_organizations: z.array(listedOrganization),
}
