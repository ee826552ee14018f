import { Card, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../../../lib/paths.ts'
import cards from '../../../../ui/Cards.module.css'
import { DetailLink } from '../../../../ui/DetailLink.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { CheckBadges } from '../../../organizations/organizations/components/CheckBadges.tsx'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import type { MakerCard as Maker } from '../api/answers.ts'
import { MakerFacts } from './MakerFacts.tsx'
import { WeightedSkills } from './WeightedSkills.tsx'

interface Props {
  maker: Maker
  level: 2 | 3
  /** What the viewer can do, at the end of the card. */
  children?: ReactNode
}

/** A maker in a list; the whole card leads to their page. */
export function MakerCard({ maker, level, children }: Props) {
  const { name, handle, headline, skills } = maker
  const { data: photo } = useQuery(photoUrlQuery(maker.photo))
  return (
    <Card padding="lg" className={cards.card}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <PersonAvatar name={name} src={photo} size={48} />
        <div style={{ minWidth: 0 }}>
          <Title order={level} fz="1.0625rem" className={cards.title}>
            <DetailLink to={paths.maker(handle)}>{name}</DetailLink>
          </Title>
          <CheckBadges checks={maker.checks} size="sm" />
        </div>
      </Group>
      <Text>{headline}</Text>
      <WeightedSkills skills={skills.slice(0, 5)} />
      <MakerFacts maker={maker} />
      {children}
    </Card>
  )
}
