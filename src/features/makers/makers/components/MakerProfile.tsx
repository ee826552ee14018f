import { useQuery } from '@tanstack/react-query'
import { LoadState } from '../../../../ui/LoadState.tsx'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import { makerProfileQuery } from '../api/get-maker-profile.ts'
import { MakerEditor } from './MakerEditor.tsx'

/** Loads the stored profile, then fills the form from it. */
export function MakerProfile({ organization }: { organization: MyOrganization }) {
  const query = useQuery(makerProfileQuery(organization.id))
  const { data } = query
  if (data === undefined) return <LoadState query={query} />
  return <MakerEditor organization={organization} stored={data} />
}
