import { Alert, Group, Text } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../../lib/dates.ts'
import { formatList } from '../../../../../lib/formats/lists.ts'
import { formatDays } from '../../../../../lib/weeks.ts'
import { LinkButton } from '../../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import { myAssignmentsQuery } from '../../api/get-my-assignments.ts'

/** On the missions page, for students with programs: which, until when, and how much is left. */
export function ProgramsNotice() {
  const { t, i18n } = useTranslation('programs')
  const path = useAreaPath()
  const { data } = useQuery(myAssignmentsQuery(useSignedIn().id))
  if (!data || data.programs.length === 0) return null
  const { waiting: count, next } = data
  const programs = formatList(
    data.programs.map(({ name, startsOn, endsOn }) =>
      startsOn && endsOn
        ? t('mine.noticeProgram', { name, dates: formatDays(startsOn, endsOn, i18n.language, 'short') })
        : t('mine.noticeBare', { name }),
    ),
  )
  const school = formatList([...new Set(data.programs.map((program) => program.school))])
  return (
    <Alert variant="light" icon={<IconSchool />} mb="lg">
      <Group justify="space-between" gap="md">
        <div>
          <Text size="md">
            {count > 0 ? t('mine.notice', { count, school, programs }) : t('mine.noticeDone', { programs })}
          </Text>
          {next?.dueOn && (
            <Text size="sm" fw={next.isLate ? 600 : undefined}>
              {t(next.isLate ? 'mine.nextLate' : 'mine.nextDue', {
                title: next.title,
                date: formatCalendarDay(next.dueOn, 'medium'),
              })}
            </Text>
          )}
        </div>
        <LinkButton to={path('/programs')} variant="default">
          {t('mine.open')}
        </LinkButton>
      </Group>
    </Alert>
  )
}
