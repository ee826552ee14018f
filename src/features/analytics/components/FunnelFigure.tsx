import { useTranslation } from 'react-i18next'
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx'
import { comeSoFar, countOf, type MissionAnalytics, shareOf } from '../model.ts'
import classes from './FunnelFigure.module.css'

const stages = ['viewed', 'started', 'submitted', 'validated'] as const

/** How many came how far, and how many of the stage before that is. */
export function FunnelFigure({ figures }: { figures: MissionAnalytics }) {
  const { t, i18n } = useTranslation('analytics')
  const counts = {
    viewed: countOf(figures.splits.views, 'all'),
    ...comeSoFar(figures.people, figures.splits.stage),
  }
  const most = Math.max(1, ...Object.values(counts).map((count) => count ?? 0))
  const rows = stages.map((stage, index) => ({
    stage,
    label: t(`funnel.${stage}`),
    count: counts[stage],
    rate: index === 0 ? null : shareOf(counts[stage], counts[stages[index - 1]!]),
  }))
  return (
    <ChartFigure
      title={t('funnel.title')}
      summary={t('funnel.summary')}
      axis={t('funnel.stage')}
      points={rows.map(({ label, count, rate }) => ({ label, count, rate }))}
      series={[
        { key: 'count', label: t('funnel.count') },
        { key: 'rate', label: t('funnel.rate'), format: (value) => `${value}\u00a0%` },
      ]}
      fileName={`${figures.title} – ${t('funnel.title')}`}
      drawing={
        <ol className={classes.funnel}>
          {rows.map(({ stage, label, count, rate }) => (
            <li key={stage}>
              <span className={classes.label}>{label}</span>
              <span className={classes.track}>
                {count ? (
                  <span className={classes.bar} style={{ width: `${(100 * count) / most}%` }} />
                ) : null}
              </span>
              <span className={classes.count}>
                {count === null ? '—' : count.toLocaleString(i18n.language)}
              </span>
              <span className={classes.rate}>{rate !== null && t('funnel.rateOf', { percent: rate })}</span>
            </li>
          ))}
        </ol>
      }
    />
  )
}
