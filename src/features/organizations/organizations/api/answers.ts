import { z } from 'zod'

/** What was checked about an organization, and when. */
const organizationCheck = z.object({ kind: z.enum(['person', 'domain', 'siret']), at: z.string() })
export type OrganizationCheck = z.infer<typeof organizationCheck>

/** Strongest first. Empty without a badge. */
export const organizationChecks = z.array(organizationCheck)

export const answers = {
  /** Null for other people’s organizations. */
  my_organization_checks: organizationChecks.nullable(),
}
