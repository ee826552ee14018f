import { useTranslation } from 'react-i18next'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import type { MissionAnalytics } from '../api/answers.ts'
import { QuartilesFigure } from './QuartilesFigure.tsx'

/** How long it took, compared with the author's estimate. */
export function TimeFigure({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('missionAnalytics')
  const hours = (value: number) => formatDuration(value * 3600)
  return (
    <QuartilesFigure
      title={t('time.title')}
      quartiles={figures.times?.seconds?.map((seconds) => seconds / 3600)}
      target={figures.hours}
      format={hours}
      unit={t('time.value')}
      summary={([low, middle, high]) => t('time.summary', { low, middle, high })}
      targetName={t('time.promised')}
      targetText={t('time.expected', { time: hours(figures.hours ?? 0) })}
      fileName={`${figures.title} – ${t('time.title')}`}
    />
  )
}
