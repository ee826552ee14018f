import { useTranslation } from 'react-i18next'
import { formatDecimal, formatUnit } from '../../../../lib/formats/numbers.ts'
import type { MissionAnalytics } from '../api/answers.ts'
import { QuartilesFigure } from './QuartilesFigure.tsx'

/** How long people wait for their first feedback, compared with the promise. */
export function FeedbackFigure({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('missionAnalytics')
  return (
    <QuartilesFigure
      title={t('feedback.title')}
      quartiles={figures.times?.feedbackHours?.map((hours) => hours / 24)}
      target={figures.feedbackDays}
      format={formatDecimal}
      formatMiddle={(days) => formatUnit(days, 'day', 1, 'long')}
      unit={t('feedback.value')}
      summary={([low, middle, high]) => t('feedback.summary', { low, middle, high })}
      targetName={t('feedback.promised')}
      targetText={t('feedback.expected', { count: figures.feedbackDays ?? 0 })}
      fileName={`${figures.title} – ${t('feedback.title')}`}
    />
  )
}
