import { useTranslation } from 'react-i18next'
import { Funnel } from '../../../../ui/analytics/Funnel.tsx'
import type { MissionAnalytics } from '../api/answers.ts'
import { comeSoFar, countOf } from '../model.ts'

const stages = ['viewed', 'started', 'submitted', 'validated'] as const

export function FunnelFigure({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('missionAnalytics')
  const counts = {
    viewed: countOf(figures.splits.views, 'all'),
    ...comeSoFar(figures.people, figures.splits.stage),
  }
  return (
    <Funnel
      title={t('funnel.title')}
      summary={t('funnel.summary')}
      stages={stages.map((key) => ({ key, label: t(`funnel.${key}`), count: counts[key] }))}
      fileName={`${figures.title} – ${t('funnel.title')}`}
    />
  )
}
