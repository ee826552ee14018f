import { useTranslation } from 'react-i18next'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import type { MissionAnalytics } from '../api/answers.ts'
import { countOf } from '../model.ts'

const tries = { 1: 'one', 2: 'two', 3: 'more' } as const

export function AttemptsFigure({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('missionAnalytics')
  return (
    <ChartFigure
      title={t('attempts.title')}
      summary={t('attempts.summary')}
      kind="across"
      axis={t('attempts.count')}
      points={Object.entries(tries).map(([count, name]) => ({
        label: t(`attempts.${name}`),
        people: countOf(figures.splits.attempts, count),
      }))}
      series={[{ key: 'people', label: t('stops.people') }]}
      fileName={`${figures.title} – ${t('attempts.title')}`}
    />
  )
}
