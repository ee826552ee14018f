import { useQuery } from '@tanstack/react-query'
import { careerQuery } from '../../features/profiles/api/get-career.ts'
import { ProfileEditor } from '../../features/profiles/components/ProfileEditor.tsx'
import { useSignedIn } from '../../features/session/me-context.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'

export function ProfilePage() {
  const { id, profile } = useSignedIn()
  const { data, error, refetch } = useQuery(careerQuery(id))
  if (data === undefined && error) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <CardsSkeleton />
  return <ProfileEditor userId={id} profile={profile} career={data} />
}
