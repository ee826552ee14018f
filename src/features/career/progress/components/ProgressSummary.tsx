import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { deviceZone } from '../../../../lib/formats/zones.ts'
import { dayIn } from '../../../../lib/weeks.ts'
import type { Simulation } from '../api/answers.ts'
import { movementOf, totalsOf } from '../totals.ts'

/** The person's progress in two or three sentences. */
export function ProgressSummary({ simulations }: { simulations: Simulation[] }) {
  const { t } = useTranslation('candidate')
  const zone = deviceZone()
  const totals = totalsOf(simulations)
  const { seconds } = movementOf(simulations, dayIn(zone), zone)
  const spent = simulations.reduce((sum, { seconds_spent }) => sum + seconds_spent, 0)
  const time = seconds === 0 ? 'home.time' : seconds >= spent ? 'home.timeThisWeek' : 'home.timeRecent'
  const count = simulations.filter(({ status }) => status !== 'left').length
  if (count === 0) return <Text c="dimmed">{t('home.noMission')}</Text>
  return (
    <>
      <Text>{t('home.missions', { count, percent: totals.progress })}</Text>
      <Text c="dimmed">
        {[
          totals.minutes > 0 &&
            t(time, { time: formatDuration(totals.minutes * 60), recent: formatDuration(seconds) }),
          totals.certificates > 0 &&
            t('home.earned', { count: totals.certificates, skills: totals.skills.length }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </>
  )
}
