import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import type { NetworkPerson } from '../api/answers.ts'
import { usePersonName } from '../use-person-name.ts'
import classes from './Network.module.css'

/** Who it is, and optional content. */
export function PersonFace({ person, children }: { person: NetworkPerson; children?: ReactNode }) {
  const { data: photo } = useQuery(photoUrlQuery(person.photo ?? null))
  const name = usePersonName(person)
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
