import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../../lib/formats/numbers.ts'
import { noValue } from '../../lib/formats/words.ts'
import { ChartFigure } from '../charts/ChartFigure.tsx'
import classes from './Funnel.module.css'
import { shareOf } from './groups.ts'

interface Props {
  title: string
  summary: string
  /** From first to last; null for hidden counts. */
  stages: { label: string; count: number | null }[]
  fileName: string
}

/** How many people reached each stage, also as a share of the stage before. */
export function Funnel({ title, summary, stages, fileName }: Props) {
  const { t } = useTranslation('common', { keyPrefix: 'analytics' })
  const most = Math.max(1, ...stages.map(({ count }) => count ?? 0))
  const rows = stages.map(({ label, count }, index) => ({
    label,
    count,
    rate: index === 0 ? null : shareOf(count, stages[index - 1]!.count),
  }))
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
          {rows.map(({ label, count, rate }) => (
            <li key={label}>
              <span className={classes.label}>{label}</span>
              <span className={classes.track}>
                {count ? (
                  <span className={classes.bar} style={{ width: `${(100 * count) / most}%` }} />
                ) : null}
              </span>
              <span className={classes.count}>{count === null ? noValue : formatNumber(count)}</span>
              <span className={classes.rate}>{rate !== null && t('funnel.rateOf', { percent: rate })}</span>
            </li>
          ))}
        </ol>
      }
    />
  )
}
