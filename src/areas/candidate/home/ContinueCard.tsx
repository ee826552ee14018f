import { Anchor, Card, Group, Progress, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { CompanyLogo } from '../../../features/organizations/organizations/components/CompanyLogo.tsx'
import type { Assignments } from '../../../features/schools/programs/api/answers.ts'
import { formatCalendarDay } from '../../../lib/dates.ts'
import { formatDuration } from '../../../lib/formats/durations.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import type { CurrentWork } from './api/answers.ts'
import { Cover } from './Cover.tsx'
import classes from './HomePage.module.css'

interface Props {
  work: CurrentWork
  assignments: Assignments
}

/** Where the person left off, and one button back to it. */
export function ContinueCard({ work, assignments }: Props) {
  const { t } = useTranslation('candidate')
  const path = useAreaPath()
  const { status, step, steps, steps_done: done, minutes } = work
  const isFeedback = status === 'changes_requested'
  const way = isFeedback ? 'read' : step === null ? 'submit' : 'go'
  const label = t('home.resume.done', { count: steps, done })
  const left = minutes !== null && t('home.resume.left', { time: formatDuration(minutes * 60) })
  return (
    <Card
      padding={0}
      component="section"
      className={classes.resume}
      data-lead="covered"
      aria-labelledby="continue"
    >
      <Cover mission={work} />
      <div className={classes.resumeWords}>
        <Text size="sm" c="dimmed" component="h2" id="continue" m={0}>
          {t(isFeedback ? 'home.resume.feedback' : 'home.resume.title')}
        </Text>
        <h3>{work.title}</h3>
        <Group gap="xs">
          <CompanyLogo name={work.company} logo={work.logo} size={28} />
          <Text c="dimmed">{work.company}</Text>
        </Group>
        <Text fw={550}>
          {isFeedback
            ? t('home.resume.revise')
            : step === null
              ? t('home.resume.ready')
              : t('home.resume.step', { title: step })}
        </Text>
        {!isFeedback && (
          <div>
            <Progress value={(done / steps) * 100} aria-label={label} />
            <Text size="sm" c="dimmed" mt={6}>
              {[label, left].filter(Boolean).join(' · ')}
            </Text>
          </div>
        )}
        <DueForSchool work={work} assignments={assignments} />
        <LinkButton
          to={path(`/missions/work/${work.enrollment_id}`)}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {t(`home.resume.${way}`)}
        </LinkButton>
      </div>
    </Card>
  )
}

function DueForSchool({ work, assignments: { next, waiting } }: Props) {
  const { t } = useTranslation('candidate')
  const path = useAreaPath()
  if (next?.enrollmentId !== work.enrollment_id) return null
  const { dueOn, isLate, program, school } = next
  return (
    <div>
      {dueOn && (
        <Text fw={600} c={isLate ? 'var(--danger-text)' : undefined}>
          {t(isLate ? 'home.school.late' : 'home.school.due', { date: formatCalendarDay(dueOn) })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('home.school.from', { program, school })}
      </Text>
      {waiting > 1 && (
        <Anchor component={Link} to={path('/programs')} size="sm">
          {t('home.school.all', { count: waiting })}
        </Anchor>
      )}
    </div>
  )
}
