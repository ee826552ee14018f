import { Anchor, Badge, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconCertificate, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { certificatePath } from '../../../../lib/paths.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { SkillName } from '../../../core/skills/components/SkillName.tsx'
import { EnrollmentBadge } from '../../../missions/missions/components/EnrollmentBadge.tsx'
import { MissionCover } from '../../../missions/missions/components/MissionCover.tsx'
import type { Simulation } from '../api/answers.ts'
import classes from './SimulationCard.module.css'

/** A mission as its candidate sees it during and after the work. */
export function SimulationCard({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation('missions')
  const { t: tProgress } = useTranslation('progress')
  const path = useAreaPath()
  const { status, title, company, category, difficulty, progress } = simulation
  const isValidated = status === 'validated'
  const promised = status === 'submitted' ? simulation.due_at : null
  return (
    <Card component="li" padding="md">
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" gap="md">
          <MissionCover
            id={simulation.mission_id}
            category={category}
            difficulty={difficulty}
            shape="thumbnail"
          />
          <div className={classes.words}>
            <Title order={3}>
              <Link to={path(`/missions/work/${simulation.enrollment_id}`)} className={classes.link}>
                {title}
              </Link>
            </Title>
            <Text size="sm" c="dimmed">
              {[company, t(`categories.${category}`), t(`difficulties.${difficulty}`)].join(' · ')}
            </Text>
          </div>
          <EnrollmentBadge status={status} />
        </Group>
        <div>
          <Group justify="space-between" mb={4}>
            <Text size="sm">
              <IconClock size={15} aria-hidden className={classes.icon} />{' '}
              {tProgress('timeSpent', { time: formatDuration(simulation.seconds_spent) })}
            </Text>
            <Text size="sm" className={classes.figure}>
              {formatPercent(progress)}
            </Text>
          </Group>
          <Progress value={progress} color={isValidated ? 'moss' : 'indigo'} aria-label={title} />
        </div>
        {promised && (
          <Text size="sm">
            {t(new Date(promised) < new Date() ? 'clock.overdue' : 'clock.promised', {
              date: formatDate(promised),
            })}
          </Text>
        )}
        <Group gap="4px 16px">
          {simulation.certificate_code && (
            <Group gap={6}>
              <IconCertificate size={20} color="var(--coral)" aria-hidden />
              <Text size="sm">{tProgress('earned')}</Text>
              <Anchor component={Link} to={certificatePath(simulation.certificate_code)}>
                {tProgress('certificate')}
              </Anchor>
            </Group>
          )}
          {status !== 'left' && status !== 'not_validated' && (
            <Group gap={6}>
              <Text size="sm">{tProgress(isValidated ? 'gained' : 'toGain')}</Text>
              {simulation.skills.map((slug) => (
                <Badge
                  key={slug}
                  variant={isValidated ? 'light' : 'outline'}
                  color={isValidated ? 'moss' : 'gray'}
                  c={isValidated ? 'var(--moss-text)' : 'dimmed'}
                >
                  <SkillName slug={slug} />
                </Badge>
              ))}
            </Group>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
