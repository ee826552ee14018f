import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { photoUrlQuery } from '../../profiles/api/photo-url.ts'
import type { TalkOffer } from '../model.ts'
import classes from './Talks.module.css'

/** Who offers a talk: name, job and organization. */
export function Person({ offer, size = 44 }: { offer: TalkOffer; size?: number }) {
  const { t } = useTranslation('talks')
  const { name, job_title, organization, organization_kind } = offer
  const { data: photo } = useQuery(photoUrlQuery(offer.photo))
  const kind = t(`kinds.${organization_kind ?? 'mentor'}`)
  // A maker's organization often has the maker's name.
  const place = organization && organization !== name ? `${organization} · ${kind}` : kind
  return (
    <div className={classes.person}>
      <PersonAvatar name={name} src={photo} size={size} />
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {[job_title, place].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </div>
  )
}
