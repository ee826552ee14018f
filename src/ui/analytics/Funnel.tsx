import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../../lib/formats/numbers.ts'
import { ChartFigure } from '../charts/ChartFigure.tsx'
import { seriesColor } from '../charts/chart-data.ts'
import classes from './Funnel.module.css'
import { shareOf } from './groups.ts'

interface Props {
  title: string
  summary: string
  /** From first to last; null for hidden counts, which are only in the table. */
  stages: { key: string; label: string; count: number | null }[]
  fileName: string
}

/** How many people reached each stage, also as a share of the stage before. */
export function Funnel({ title, summary, stages, fileName }: Props) {
  const { t } = useTranslation('common', { keyPrefix: 'analytics' })
  const most = Math.max(1, ...stages.map(({ count }) => count ?? 0))
  const rows = stages.map(({ key, label, count }, index) => ({
    key,
    label,
    count,
    rate: index === 0 ? null : shareOf(count, stages[index - 1]!.count),
  }))
  const drawn = rows.filter(({ count }) => count !== null)
  return (
    <ChartFigure
      title={title}
      summary={summary}
      axis={t('funnel.stage')}
      points={rows}
      series={[
        { key: 'count', label: t('funnel.count') },
        { key: 'rate', label: t('funnel.rate'), format: (value) => formatPercent(value) },
      ]}
      fileName={fileName}
      drawing={
        <ol className={classes.funnel}>
          {drawn.map(({ key, label, count, rate }, nth) => (
            <li key={key}>
              <span className={classes.label}>{label}</span>
              <span className={classes.track}>
                {count ? (
                  <span
                    className={classes.bar}
                    style={{ width: `${(100 * count) / most}%`, background: seriesColor(key, nth) }}
                  />
                ) : null}
              </span>
              <span className={classes.count}>{formatNumber(count ?? 0)}</span>
              <span className={classes.rate}>{rate !== null && t('funnel.rateOf', { percent: rate })}</span>
            </li>
          ))}
        </ol>
      }
    />
  )
}
