import { useQuery } from '@tanstack/react-query'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { photoUrlQuery } from '../api/photo-url.ts'
import { fullName } from '../name.ts'

export function OwnAvatar({ size }: { size?: number }) {
  const { email, profile } = useSignedIn()
  const { data } = useQuery(photoUrlQuery(profile?.avatar_url ?? null))
  return <PersonAvatar name={fullName(profile) || email} src={data} size={size} />
}
