import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../../lib/dates.ts'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import type { Point } from '../../../../ui/charts/chart-data.ts'
import type { PlatformAnalytics } from '../api/answers.ts'
import { HeatTable } from './HeatTable.tsx'

/** The share of each week's sign-ups that is still active, week by week. */
export function RetentionFigure({ figures }: { figures: PlatformAnalytics }) {
  const { t } = useTranslation('platformAnalytics')
  const title = t('retention.title')
  // Leave out weeks with too few sign-ups to show.
  const retention = figures.retention.filter(({ people }) => people !== null)
  const longest = Math.max(0, ...retention.map(({ shares }) => shares?.length ?? 0))
  const later = Array.from({ length: longest }, (_, place) => `w${place + 1}`)
  const points = retention.map(
    ({ week, people, shares }): Point => ({
      label: formatDay(week),
      people,
      ...Object.fromEntries(shares?.map((share, place) => [`w${place + 1}`, share]) ?? []),
    }),
  )
  return (
    <ChartFigure
      title={title}
      summary={t('retention.summary')}
      axis={t('retention.axis')}
      points={points}
      series={[
        { key: 'people', label: t('counts.signed_up'), format: String },
        ...later.map((key, place) => ({ key, label: t('retention.later', { count: place + 1 }) })),
      ]}
      format={formatPercent}
      drawing={<HeatTable points={points} later={later} />}
      note={points.length === 0 ? t('retention.none') : undefined}
      fileName={title}
    />
  )
}
