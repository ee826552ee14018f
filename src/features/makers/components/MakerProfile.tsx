import { useQuery } from '@tanstack/react-query'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { makerProfileQuery } from '../api/get-maker-profile.ts'
import { MakerEditor } from './MakerEditor.tsx'

/** Loads the stored profile, then fills the form from it. */
export function MakerProfile({ organization }: { organization: MyOrganization }) {
  const { data, error, refetch } = useQuery(makerProfileQuery(organization.id))
  if (error && data === undefined) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <CardsSkeleton tiles={1} />
  return <MakerEditor organization={organization} stored={data} />
}
