import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { CheckBadges } from '../../../organizations/organizations/components/CheckBadges.tsx'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import type { MakerPageData } from '../api/answers.ts'
import { MakerFacts } from './MakerFacts.tsx'

interface Props {
  maker: Pick<
    MakerPageData,
    'name' | 'headline' | 'website' | 'availability' | 'availableFrom' | 'hasSiret'
  > &
    Partial<MakerPageData>
  level: 1 | 2
}

/** Who it is, at a glance. */
export function MakerHead({ maker, level }: Props) {
  const { t } = useTranslation('makers')
  const { data: photo } = useQuery(photoUrlQuery(maker.photo ?? null))
  const { name, headline, person, since, website } = maker
  return (
    <header>
      <Group gap="lg" align="flex-start">
        <PersonAvatar name={name} src={photo} size={96} />
        <Stack gap="xs" flex="1 1 260px">
          <Group gap="xs">
            <Badge variant="light" size="lg" tt="none">
              {t('page.kind')}
            </Badge>
            <CheckBadges checks={maker.checks} />
          </Group>
          <Title order={level} fz="2.25rem">
            {name}
          </Title>
          {headline && (
            <Text size="lg" maw="60ch">
              {headline}
            </Text>
          )}
          <MakerFacts maker={maker} />
          <Group gap="md">
            {person && person !== name && <Text c="dimmed">{t('page.person', { name: person })}</Text>}
            {since && <Text c="dimmed">{t('page.since', { date: formatDate(since) })}</Text>}
            {website && (
              <Anchor href={website} target="_blank" rel="noopener noreferrer nofollow">
                <Group gap={4} component="span">
                  {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
                  <IconExternalLink size={16} aria-hidden />
                </Group>
              </Anchor>
            )}
          </Group>
        </Stack>
      </Group>
    </header>
  )
}
