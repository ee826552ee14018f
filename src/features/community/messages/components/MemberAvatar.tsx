import { useQuery } from '@tanstack/react-query'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import type { Member } from '../api/answers.ts'

/** A generic avatar for people who left the product. */
export function MemberAvatar({ member, size }: { member: Member | undefined; size: number }) {
  const { data } = useQuery(photoUrlQuery(member?.photo ?? null))
  return <PersonAvatar name={member?.name ?? ''} src={data} size={size} />
}
