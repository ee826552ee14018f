import { Card, Progress, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ProgramPage } from '../api/answers.ts'
import { MissionName } from './MissionName.tsx'
import classes from './Programs.module.css'

/** Missions put to a vote, most wanted first. */
export function VotesCard({ page }: { page: ProgramPage }) {
  const { t } = useTranslation('programs')
  const proposed = page.missions
    .filter(({ is_proposed }) => is_proposed)
    .sort((one, other) => other.votes - one.votes)
  if (proposed.length === 0) return null
  const most = Math.max(1, ...proposed.map(({ votes }) => votes))
  return (
    <Card padding="lg" component="section" aria-labelledby="votes-title">
      <Title order={2} fz="xl" id="votes-title">
        {t('votes.title')}
      </Title>
      <Text c="dimmed">{t('votes.hint')}</Text>
      <ul className={classes.rows}>
        {proposed.map((mission) => (
          <li key={mission.id}>
            <MissionName mission={mission} />
            <div className={classes.votes}>
              <Text size="sm">{t('votes.count', { count: mission.votes })}</Text>
              <Progress value={(100 * mission.votes) / most} aria-hidden />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
