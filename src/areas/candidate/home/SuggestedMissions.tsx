import { Card, Group, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { CompanyLogo } from '../../../features/organizations/organizations/components/CompanyLogo.tsx'
import { formatDuration } from '../../../lib/formats/durations.ts'
import cards from '../../../ui/Cards.module.css'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import type { Suggestion } from './api/answers.ts'
import { Cover } from './Cover.tsx'
import classes from './HomePage.module.css'

interface Props {
  missions: Suggestion[]
  /** Whether the person has never worked on one. */
  isFirst: boolean
}

/** Missions to start with, for people who aren't working on one. */
export function SuggestedMissions({ missions, isFirst }: Props) {
  const { t } = useTranslation('candidate')
  const path = useAreaPath()
  if (missions.length === 0) return <NoMissions />
  return (
    <section className={classes.suggested} aria-labelledby="suggested">
      <Group justify="space-between" gap="sm">
        <div>
          <h2 id="suggested">{t(isFirst ? 'home.suggested.first' : 'home.suggested.next')}</h2>
          {isFirst && <p>{t('home.suggested.hint')}</p>}
        </div>
        <LinkButton to={path('/missions')} rightSection={<IconArrowRight size={18} aria-hidden />}>
          {t('home.findMission')}
        </LinkButton>
      </Group>
      <ul className={classes.missions}>
        {missions.map((mission) => (
          <li key={mission.mission_id}>
            <Card padding="md" className={cards.card}>
              <Card.Section>
                <Cover mission={mission} />
              </Card.Section>
              <h3 className={cards.title}>
                <Link to={path(`/missions/${mission.mission_id}`)}>{mission.title}</Link>
              </h3>
              <Group gap="xs" mt="auto">
                <CompanyLogo name={mission.company} logo={mission.logo} size={28} />
                <Text size="sm" c="dimmed">
                  {[
                    mission.company,
                    t('home.suggested.time', { time: formatDuration(mission.hours * 3600) }),
                  ].join(' · ')}
                </Text>
              </Group>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The catalog would be just as empty. */
function NoMissions() {
  const { t } = useTranslation('candidate')
  const path = useAreaPath()
  return (
    <section className={classes.suggested} aria-labelledby="suggested">
      <Group justify="space-between" gap="sm">
        <div>
          <h2 id="suggested">{t('home.suggested.none')}</h2>
          <p>{t('home.suggested.noneHint')}</p>
        </div>
        <LinkButton to={path('/profile')}>{t('home.suggested.profile')}</LinkButton>
      </Group>
    </section>
  )
}
