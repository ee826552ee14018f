import { Card, Group, Progress, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MissionCover } from '../../../missions/missions/components/MissionCover.tsx'
import type { ProgramPage } from '../api/answers.ts'
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
        {proposed.map(({ id, title, company, votes, category, difficulty }) => (
          <li key={id}>
            <Group gap="sm" wrap="nowrap">
              <MissionCover id={id} category={category} difficulty={difficulty} shape="small" />
              <div>
                <Text fw={600}>{title}</Text>
                <Text size="sm" c="dimmed">
                  {company}
                </Text>
              </div>
            </Group>
            <div className={classes.votes}>
              <Text size="sm">{t('votes.count', { count: votes })}</Text>
              <Progress value={(100 * votes) / most} aria-hidden />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
