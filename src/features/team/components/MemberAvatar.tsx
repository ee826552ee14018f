import { useQuery } from '@tanstack/react-query'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { photoUrlQuery } from '../../profiles/api/photo-url.ts'
import { type Member, nameOf } from '../model.ts'

export function MemberAvatar({ member }: { member: Member }) {
  const { data: photo } = useQuery(photoUrlQuery(member.photo))
  return <PersonAvatar name={nameOf(member)} src={photo} size={40} />
}
