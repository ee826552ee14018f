import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { shareOf } from '../../../../ui/analytics/groups.ts'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import type { MissionAnalytics } from '../api/answers.ts'
import { countOf } from '../model.ts'

/** At which step people stop, and how many are still in progress. */
export function StopsFigure({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('missionAnalytics')
  const { stop } = figures.splits
  const at = (part: string, label: string) => {
    const people = countOf(stop, part)
    return { label, people, share: shareOf(people, figures.people) }
  }
  return (
    <ChartFigure
      title={t('stops.title')}
      summary={t('stops.summary')}
      kind="across"
      axis={t('stops.step')}
      points={[
        ...figures.steps.map(({ id, title }, index) => at(id, `${index + 1}. ${title}`)),
        at('under_way', t('stops.underWay')),
      ]}
      series={[
        { key: 'people', label: t('stops.people') },
        { key: 'share', label: t('stops.share'), format: formatPercent, isTableOnly: true },
      ]}
      fileName={`${figures.title} – ${t('stops.title')}`}
    />
  )
}
