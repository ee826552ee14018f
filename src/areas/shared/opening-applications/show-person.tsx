import type { ShowPerson } from '../../../features/hiring/opening-applications/components/ApplicationContent.tsx'
import { PublicProfile } from '../../../features/profile/profiles/components/PublicProfile.tsx'

/** The profile of an applicant, once it is revealed. */
export const showPerson: ShowPerson = (profile) => (
  <PublicProfile person={{ ...profile, firstName: profile.name, lastName: '' }} level={2} />
)
