import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../../lib/dates.ts'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import type { PlatformAnalytics } from '../api/answers.ts'
import { formatDays } from '../units.ts'
import { weeksOf } from '../weeks-of.ts'

/** Hours as days, so that the axis has whole numbers. */
const inDays = (hours: number | null) => (hours === null ? null : Math.round(hours / 2.4) / 10)

/** How long candidates wait for feedback, and how often it arrives as promised. */
export function FeedbackFigure({ figures }: { figures: PlatformAnalytics }) {
  const { t } = useTranslation('platformAnalytics')
  const title = t('feedback.title')
  const known = new Map(figures.series.map(({ at, feedback }) => [at, feedback]))
  return (
    <ChartFigure
      title={title}
      summary={t('feedback.summary')}
      kind="lines"
      axis={t('week')}
      points={weeksOf(figures).map((week) => {
        const { answered = 0, median = null, p90 = null, inTime = null } = known.get(week) ?? {}
        return { label: formatDay(week), median: inDays(median), p90: inDays(p90), inTime, answered }
      })}
      series={[
        { key: 'median', label: t('feedback.half') },
        { key: 'p90', label: t('feedback.most') },
        { key: 'inTime', label: t('feedback.inTime'), format: formatPercent, isTableOnly: true },
        { key: 'answered', label: t('feedback.answered'), format: String, isTableOnly: true },
      ]}
      format={formatDays}
      fileName={title}
    />
  )
}
