import { useTranslation } from 'react-i18next'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import type { MissionAnalytics } from '../api/answers.ts'
import { countOf } from '../model.ts'

const states = ['kept', 'late', 'waiting'] as const

export function PromiseFigure({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('missionAnalytics')
  return (
    <ChartFigure
      title={t('promise.title')}
      summary={t('promise.summary')}
      kind="across"
      axis={t('promise.state')}
      points={states.map((state) => ({
        label: t(`promise.${state}`),
        people: countOf(figures.splits.promise, state),
      }))}
      series={[{ key: 'people', label: t('stops.people') }]}
      fileName={`${figures.title} – ${t('promise.title')}`}
    />
  )
}
