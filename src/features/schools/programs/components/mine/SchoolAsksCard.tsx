import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCalendarDay } from '../../../../../lib/dates.ts'
import { LinkButton } from '../../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import type { Assignments } from '../../api/answers.ts'

const actions = { to_begin: 'begin', begun: 'go', changes_requested: 'revise' } as const

interface Props {
  assignments: Assignments
  /** Whether it is what the home starts with. */
  isLead?: boolean
}

/** On the student's home: the next mission a school assigned, its due date, and a link. */
export function SchoolAsksCard({ assignments, isLead }: Props) {
  const { t } = useTranslation('candidate')
  const path = useAreaPath()
  if (!assignments.next) return null
  const { missionId, title, program, school, enrollmentId, state, dueOn, isLate } = assignments.next
  const date = dueOn && formatCalendarDay(dueOn)
  return (
    <Card padding="lg" component="section" data-lead={isLead || undefined} aria-labelledby="school-asks">
      <Group justify="space-between" gap="md">
        <Stack gap={4}>
          <Text size="sm" c="dimmed" component="h2" id="school-asks" m={0}>
            {t('home.school.title')}
          </Text>
          <Title order={3} fz="lg">
            {title}
          </Title>
          {date && (
            <Text fw={600} c={isLate ? 'var(--danger-text)' : undefined}>
              {t(isLate ? 'home.school.late' : 'home.school.due', { date })}
            </Text>
          )}
          <Text c="dimmed">{t('home.school.from', { program, school })}</Text>
        </Stack>
        <Stack gap="xs" align="flex-start">
          <LinkButton
            to={path(enrollmentId ? `/missions/work/${enrollmentId}` : `/missions/${missionId}`)}
            variant={isLead ? 'filled' : 'default'}
          >
            {t(`home.school.${actions[state]}`)}
          </LinkButton>
          {assignments.waiting > 1 && (
            <Anchor component={Link} to={path('/programs')}>
              {t('home.school.all', { count: assignments.waiting })}
            </Anchor>
          )}
        </Stack>
      </Group>
    </Card>
  )
}
