import { useQuery } from '@tanstack/react-query'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import type { Member } from '../api/answers.ts'
import { nameOf } from '../model.ts'

export function MemberAvatar({ member }: { member: Member }) {
  const { data: photo } = useQuery(photoUrlQuery(member.photo))
  return <PersonAvatar name={nameOf(member)} src={photo} size={40} />
}
