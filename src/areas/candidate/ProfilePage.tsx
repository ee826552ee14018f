import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { careerQuery } from '../../features/profile/profiles/api/get-career.ts'
import { ProfileEditor } from '../../features/profile/profiles/components/ProfileEditor.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'

export function ProfilePage() {
  const { id, profile } = useSignedIn()
  const query = useQuery(careerQuery(id))
  const { data } = query
  if (data === undefined) return <LoadState query={query} skeleton={<CardsSkeleton />} />
  return <ProfileEditor userId={id} profile={profile} career={data} />
}
