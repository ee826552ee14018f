import { Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { deviceZone } from '../../../../lib/formats/zones.ts'
import { dayIn, formatDayAs } from '../../../../lib/weeks.ts'
import type { CareerGoal } from '../api/answers.ts'
import { jobTitle } from '../api/get-jobs.ts'

/** The main goal, the progress toward it, and the next step. */
export function GoalSummary({ goal }: { goal: CareerGoal }) {
  const { t, i18n } = useTranslation('candidate')
  const { essential, proven, next } = goal
  const label = t('home.goalProven', { count: proven, total: essential })
  const isLate = next && next.due_on < dayIn(deviceZone())
  const date = next && formatDayAs(next.due_on, i18n.language, { dateStyle: 'long' })
  return (
    <>
      <Text fw={600}>{jobTitle(goal)}</Text>
      <Progress value={(proven / essential) * 100} color="moss" aria-label={label} />
      <Text>{proven === essential ? t('home.goalReady') : label}</Text>
      {next && (
        <Text c="dimmed">{t(isLate ? 'home.goalLate' : 'home.goalNext', { title: next.title, date })}</Text>
      )}
    </>
  )
}
