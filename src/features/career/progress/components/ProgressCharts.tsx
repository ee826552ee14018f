import { SimpleGrid } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '../../../../lib/formats/numbers.ts'
import { addDays, type Day, formatDayAs } from '../../../../lib/weeks.ts'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import type { Activity, Simulation } from '../api/answers.ts'
import { skillsUntil } from '../totals.ts'

interface Props {
  simulations: Simulation[]
  activity: Activity
  mondays: Day[]
  zone: string
}

/** The last weeks, including this one: time, and skills proven so far. */
export function ProgressCharts({ simulations, activity, mondays, zone }: Props) {
  const { t, i18n } = useTranslation('progress')
  const weeks = mondays.map((monday) => {
    const sunday = addDays(monday, 6)
    const days = activity.days.filter(({ day }) => day >= monday && day <= sunday)
    return {
      label: formatDayAs(monday, i18n.language, { day: 'numeric', month: 'short' }),
      hours: Math.round(days.reduce((sum, { seconds }) => sum + seconds, 0) / 36) / 100,
      skills: skillsUntil(simulations, sunday, zone).length,
    }
  })
  const decimal = formatDecimal
  const busy = weeks.filter(({ hours }) => hours > 0).length
  const hours = decimal(weeks.reduce((sum, week) => sum + week.hours, 0))
  const [first, last] = [weeks[0]!.skills, weeks.at(-1)!.skills]
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} mb="xl">
      <ChartFigure
        title={t('hoursChart')}
        summary={t('hoursSummary', { hours, count: busy })}
        kind="bars"
        axis={t('weekOf')}
        points={weeks.map(({ label, hours: value }) => ({ label, hours: value }))}
        series={[{ key: 'hours', label: t('hoursSeries') }]}
        format={(value) => t('hoursValue', { hours: decimal(value) })}
        fileName={t('hoursFile')}
      />
      <ChartFigure
        title={t('skillsChart')}
        summary={t('skillsSummary', { first, last })}
        kind="areas"
        axis={t('weekOf')}
        points={weeks.map(({ label, skills }) => ({ label, skills }))}
        series={[{ key: 'skills', label: t('skillsSeries') }]}
        fileName={t('skillsFile')}
      />
    </SimpleGrid>
  )
}
