import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import type { TalkOffer } from '../api/answers.ts'
import classes from './Talks.module.css'

/** Who offers a talk: name, job and, for people who have one, their organization. */
export function Person({ offer, size = 44 }: { offer: TalkOffer; size?: number }) {
  const { t } = useTranslation('talks')
  const { name, job_title, organization, organization_kind } = offer
  const { data: photo } = useQuery(photoUrlQuery(offer.photo))
  // A maker's organization often has the maker's name.
  const place = organization !== name && organization
  const kind = organization_kind && t(`kinds.${organization_kind}`)
  return (
    <div className={classes.person}>
      <PersonAvatar name={name} src={photo} size={size} />
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {[job_title, place, kind].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </div>
  )
}
