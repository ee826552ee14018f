import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { photoUrlQuery } from '../../profiles/api/photo-url.ts'
import { type NetworkPerson, nameOf } from '../model.ts'
import classes from './Network.module.css'

/** Who it is, and optional content. */
export function PersonFace({ person, children }: { person: NetworkPerson; children?: ReactNode }) {
  const { t } = useTranslation('network')
  const { data: photo } = useQuery(photoUrlQuery(person.photo ?? null))
  const name = nameOf(person) || t('person.nameless')
  const about = [person.jobTitle, person.location].filter(Boolean).join(' · ')
  return (
    <div className={classes.face}>
      <PersonAvatar name={name} src={photo} size={52} />
      <div className={classes.words}>
        {person.handle ? (
          <Anchor component={Link} to={paths.person(person.handle)} className={classes.name}>
            {name}
          </Anchor>
        ) : (
          <Text className={classes.name}>{name}</Text>
        )}
        {about && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
        {children}
      </div>
    </div>
  )
}
