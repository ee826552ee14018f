import { Badge, Card, Group, Text, Title } from '@mantine/core'
import { IconHeartHandshake } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkillName } from '../../../core/skills/components/SkillName.tsx'
import { MissionCover } from '../../missions/components/MissionCover.tsx'
import { RubricPreview } from '../../missions/components/RubricPreview.tsx'
import { type Listing, listingIn } from '../model.ts'
import classes from './MissionDetails.module.css'
import { MissionFactsList } from './MissionFactsList.tsx'
import { StepsPreview } from './StepsPreview.tsx'

interface Props {
  listing: Listing
  /** Available actions, which depend on the viewer. */
  actions: ReactNode
}

/** Everything a person wants to know before starting. */
export function MissionDetails({ listing: stored, actions }: Props) {
  const { t, i18n } = useTranslation('catalog')
  const listing = listingIn(stored, i18n.language)
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <MissionCover
          id={listing.mission_id}
          category={listing.category}
          difficulty={listing.difficulty}
          shape="page"
        />
        <section>
          <Title order={2} mb="xs">
            {t('mission.about')}
          </Title>
          <Text size="lg" maw="64ch" lang={listing.language}>
            {listing.summary}
          </Text>
        </section>
        <StepsPreview outline={listing.outline} />
        <section>
          <Title order={2} mb="sm">
            {t('mission.skills')}
          </Title>
          <Group gap={8}>
            {listing.skills.map((slug) => (
              <Badge key={slug} size="lg" variant="light" tt="none">
                <SkillName slug={slug} />
              </Badge>
            ))}
          </Group>
        </section>
        {listing.rubric && <RubricPreview criteria={listing.rubric} language={listing.language} />}
      </div>
      <aside className={classes.side} aria-label={t('mission.facts')}>
        <Card padding="lg">
          <MissionFactsList listing={listing} />
          <Group mt="lg" gap="sm" className={classes.actions}>
            {actions}
          </Group>
        </Card>
        <Card padding="lg">
          <Group gap="xs" mb={6}>
            <IconHeartHandshake size={22} stroke={1.6} color="var(--coral)" aria-hidden />
            <Title order={2} fz="md">
              {t('mission.fair')}
            </Title>
          </Group>
          <Text size="sm">{t('mission.fairText')}</Text>
        </Card>
      </aside>
    </div>
  )
}
