import { SimpleGrid } from '@mantine/core'
import { IconCertificate, IconChartPie, IconClock, IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { addDays, type Day } from '../../../../lib/weeks.ts'
import { StatTile } from '../../../../ui/StatTile.tsx'
import type { Activity, Simulation } from '../api/answers.ts'
import { movementOf, totalsOf } from '../totals.ts'

interface Props {
  simulations: Simulation[]
  /** Loads later: the numbers don't wait for their changes. */
  activity: Activity | undefined
  today: Day
  zone: string
}

export function ProgressTiles({ simulations, activity, today, zone }: Props) {
  const { t } = useTranslation('progress')
  const totals = totalsOf(simulations)
  const moved = movementOf(simulations, today, zone)
  const week = activity?.days.filter(({ day }) => day > addDays(today, -7)) ?? []
  const steps = week.reduce((sum, one) => sum + one.steps, 0)
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} mb="xl">
      <StatTile
        label={t('total')}
        value={formatPercent(totals.progress)}
        hint={activity && t('moved.steps', { count: steps })}
        icon={IconChartPie}
      />
      <StatTile
        label={t('certificates')}
        value={totals.certificates}
        hint={t('moved.month', { count: moved.certificates })}
        icon={IconCertificate}
      />
      <StatTile
        label={t('hours')}
        value={formatDuration(totals.minutes * 60)}
        hint={t('moved.hours', { time: formatDuration(moved.seconds) })}
        icon={IconClock}
      />
      <StatTile
        label={t('skills')}
        value={totals.skills.length}
        hint={t('moved.month', { count: moved.skills })}
        icon={IconSparkles}
      />
    </SimpleGrid>
  )
}
