import { useTranslation } from 'react-i18next'
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx'
import { type CompanyAnalytics, figuresAt, isFlat, momentsOf } from '../model.ts'
import { useCompanyCut } from '../use-company-cut.ts'
import { useMomentName } from '../use-moment-name.ts'

const lines = ['started', 'submitted', 'validated', 'contacted'] as const

/** More groups of bars than this would be too thin to tell apart. */
const mostBars = 16

interface Props {
  figures: CompanyAnalytics
  fileName: (title: string) => string
}

/** What people did, by date. */
export function StepsFigure({ figures, fileName }: Props) {
  const { t } = useTranslation('companyAnalytics')
  const { cut } = useCompanyCut()
  const nameOf = useMomentName(cut.unit)
  const points = momentsOf(figures, cut.unit).map(({ at, counts }) => ({
    label: nameOf(at),
    ...figuresAt(counts, lines),
  }))
  return (
    <ChartFigure
      title={t(`steps.${cut.unit}`)}
      summary={t('steps.summary')}
      kind={points.length > mostBars ? 'lines' : 'bars'}
      axis={t(`units.${cut.unit}`)}
      points={points}
      series={lines.map((line) => ({
        key: line,
        label: t(`stages.${line}`),
        isTableOnly: line !== 'started' && isFlat(points, line),
      }))}
      fileName={fileName(t(`steps.${cut.unit}`))}
    />
  )
}
