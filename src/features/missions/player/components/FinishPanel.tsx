import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { certificatePath } from '../../../../lib/paths.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { SkillName } from '../../../core/skills/components/SkillName.tsx'
import { CertificateCard } from '../../certificates/components/CertificateCard.tsx'
import type { Play } from '../api/answers.ts'
import classes from './FinishPanel.module.css'

/** The end of a mission: what was proven, and what proves it. */
export function FinishPanel({ play: { certificate, enrollment, mission } }: { play: Play }) {
  const { t } = useTranslation('player')
  const path = useAreaPath()
  return (
    <Card padding="xl" mb="lg" component="section" className={classes.finish} aria-labelledby="finish-title">
      <div className={classes.columns}>
        <Stack gap="md">
          <div>
            <Group gap={6} c="var(--moss-text)" mb={6}>
              <IconCircleCheckFilled size={20} aria-hidden />
              <Text fw={600}>{t('finish.by', { company: mission.organization })}</Text>
            </Group>
            <Title order={2} className={classes.title} id="finish-title">
              {t('after.validated')}
            </Title>
            <Text mt={6}>{t('finish.text')}</Text>
          </div>
          {mission.skills.length > 0 && (
            <div>
              <Title order={3} fz="md" mb="xs">
                {t('finish.skills')}
              </Title>
              <Group gap={6}>
                {mission.skills.map((slug) => (
                  <Badge key={slug} variant="light" color="moss" c="var(--moss-text)" size="lg" tt="none">
                    <SkillName slug={slug} />
                  </Badge>
                ))}
              </Group>
            </div>
          )}
          <Text c="dimmed">
            {[
              t('work.spent', { time: formatDuration(enrollment.seconds_spent) }),
              t('finish.attempts', { count: enrollment.attempts }),
              ...(enrollment.completed_at ? [formatDate(enrollment.completed_at)] : []),
            ].join(' · ')}
          </Text>
        </Stack>
        {certificate && (
          <div className={classes.proof}>
            <CertificateCard code={certificate} mission={mission.title} organization={mission.organization} />
          </div>
        )}
      </div>
      <Group gap="sm" mt="lg">
        {certificate && <LinkButton to={certificatePath(certificate)}>{t('after.certificate')}</LinkButton>}
        <LinkButton to={path('/missions')} variant={certificate ? 'default' : 'filled'}>
          {t('after.meanwhile')}
        </LinkButton>
      </Group>
    </Card>
  )
}
