import { z } from 'zod'
import { listing } from '../../../missions/catalog/api/answers.ts'
import { sectors, sizes } from '../model.ts'

const companyValue = z.object({ title: z.string(), text: z.string() })
export type CompanyValue = z.infer<typeof companyValue>

const companyLink = z.object({ label: z.string(), url: z.string() })
export type CompanyLink = z.infer<typeof companyLink>

const photo = z.object({ path: z.string(), alt: z.string(), width: z.number(), height: z.number() })
export type Photo = z.infer<typeof photo>

/** What a company says about itself, as its page shows it. */
export const shownProfile = z.object({
  tagline: z.string(),
  story: z.string(),
  sector: z.enum(sectors).nullable(),
  size: z.enum(sizes).nullable(),
  place: z.string(),
  values: z.array(companyValue),
  links: z.array(companyLink),
  photos: z.array(photo),
  logo: z.string().nullable(),
})
export type ShownProfile = z.infer<typeof shownProfile>

/** The header of an organization's public page. */
const presentedOrganization = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['company', 'academia']),
  website: z.string().nullable(),
  since: z.string(),
  /** Strongest first. Empty without a badge. */
  checks: z.array(z.object({ kind: z.enum(['person', 'domain', 'siret']), at: z.string() })),
  /** Null before anything was written. */
  profile: shownProfile.nullable(),
})
export type PresentedOrganization = z.infer<typeof presentedOrganization>

const companyPage = presentedOrganization.extend({
  /** Percent; null for fewer than five. */
  replyRate: z.number().nullable(),
  feedbackHours: z.number().nullable(),
  missions: z.array(listing),
})
export type CompanyPageData = z.infer<typeof companyPage>

/** A company or school as its card shows it. */
const listedOrganization = presentedOrganization
  .pick({ id: true, slug: true, name: true, checks: true })
  .extend({
    ...shownProfile.pick({ tagline: true, sector: true, size: true, place: true, logo: true }).shape,
    replyRate: z.number().nullable(),
    /** How many are open. */
    missions: z.number(),
    /** At most four of a school's. */
    departments: z.array(z.string()),
  })
export type ListedOrganization = z.infer<typeof listedOrganization>

export const answers = {
  company_page: companyPage.nullable(),
  /** Null for fewer than five applications. */
  organization_answers: z
    .object({ inTime: z.number().nullable(), days: z.number().nullable(), late: z.number() })
    .nullable(),
  public_organizations: z.object({
    organizations: z.array(listedOrganization),
    /** Where they are: the most frequent ones, in alphabetical order. */
    places: z.array(z.string()),
    total: z.number(),
    is_more: z.boolean(),
  }),
}
