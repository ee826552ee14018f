import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { eventCard } from '../../../community/events/api/answers.ts'
import { shownProfile } from '../../../hiring/company-profile/api/answers.ts'

const { member_role } = Constants.public.Enums

const department = z.object({ id: z.string(), name: z.string(), cohorts: z.number() })
export type Department = z.infer<typeof department>

const schoolPanel = z.object({
  /** Owners and advisers. */
  mayLead: z.boolean(),
  departments: z.array(department),
  roles: z.record(z.enum(['owner', 'adviser', 'teacher']), z.number()),
  /** Partner proposals awaiting an answer. */
  proposals: z.array(z.object({ id: z.string(), name: z.string(), at: z.string() })),
  /** Partnerships ending within 30 days. */
  endings: z.array(z.object({ id: z.string(), name: z.string(), on: z.string() })),
  /** Staff invitations that expired or are about to; only owners see the addresses. */
  invitations: z.array(
    z.object({
      id: z.string(),
      role: z.enum(member_role),
      until: z.string(),
      isExpired: z.boolean(),
      email: z.string().nullable(),
    }),
  ),
  hasProfile: z.boolean(),
  students: z.number(),
})
export type SchoolPanel = z.infer<typeof schoolPanel>

const schoolPage = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.literal('academia'),
  website: z.string().nullable(),
  since: z.string(),
  checks: z.array(z.object({ kind: z.enum(['person', 'domain', 'siret']), at: z.string() })),
  /** Null before anything was written. */
  profile: shownProfile.nullable(),
  departments: z.array(z.string()),
  events: z.array(eventCard),
  /** Those that agreed to be named. */
  partners: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      kind: z.enum(['company', 'on_maker']),
      hasPage: z.boolean(),
    }),
  ),
})
export type SchoolPageData = z.infer<typeof schoolPage>

export const answers = {
  school_panel: schoolPanel,
  school_page: schoolPage.nullable(),
}
