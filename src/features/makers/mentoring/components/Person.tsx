import { Anchor, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import type { Mentorship } from '../api/answers.ts'
import { otherName } from '../model.ts'

interface Props {
  mentorship: Mentorship
  level: 2 | 3
}

/** The other person, linked to their page if there is one. */
export function Person({ mentorship, level }: Props) {
  const { side, candidate, maker } = mentorship
  const { data: photo } = useQuery(photoUrlQuery((side === 'maker' ? candidate : maker).photo))
  const name = otherName(mentorship)
  const page =
    side === 'maker'
      ? candidate.handle && paths.person(candidate.handle)
      : maker.handle && paths.maker(maker.handle)
  const about = side === 'maker' ? candidate.jobTitle : maker.headline
  return (
    <Group gap="sm" wrap="nowrap" miw={0}>
      <PersonAvatar name={name} src={photo} size={48} />
      <div>
        <Title order={level} fz="lg">
          {page ? (
            <Anchor component={Link} to={page} inherit>
              {name}
            </Anchor>
          ) : (
            name
          )}
        </Title>
        {about && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
      </div>
    </Group>
  )
}
