import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { shareOf } from '../../../../ui/analytics/groups.ts'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import type { MissionAnalytics } from '../api/answers.ts'
import { comeSoFar } from '../model.ts'

/** Shows whether a change helped: the same stages by version. */
export function VersionsFigure({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('missionAnalytics')
  return (
    <ChartFigure
      title={t('versions.title')}
      summary={t('versions.summary')}
      kind="bars"
      axis={t('version')}
      points={figures.versions.toReversed().map(({ version, people, stage }) => {
        const came = comeSoFar(people, people === null ? null : stage)
        return {
          label: t('versionName', { version }),
          ...came,
          rate: shareOf(came.validated, came.started),
        }
      })}
      series={[
        { key: 'started', label: t('funnel.started') },
        { key: 'submitted', label: t('funnel.submitted') },
        { key: 'validated', label: t('funnel.validated') },
        {
          key: 'rate',
          label: t('versions.rate'),
          format: formatPercent,
          isTableOnly: true,
        },
      ]}
      fileName={`${figures.title} – ${t('versions.title')}`}
    />
  )
}
