import { useTranslation } from 'react-i18next'
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx'
import { type CompanyAnalytics, figuresAt, momentsOf } from '../model.ts'
import { useCompanyCut } from '../use-company-cut.ts'
import { useMomentName } from '../use-moment-name.ts'

const lines = ['page', 'viewed'] as const

interface Props {
  figures: CompanyAnalytics
  fileName: (title: string) => string
}

/** Views of the company's page and of the selected missions. */
export function ViewsFigure({ figures, fileName }: Props) {
  const { t } = useTranslation('companyAnalytics')
  const { cut } = useCompanyCut()
  const nameOf = useMomentName(cut.unit)
  return (
    <ChartFigure
      title={t(`views.${cut.unit}`)}
      summary={t('views.summary')}
      axis={t(`units.${cut.unit}`)}
      points={momentsOf(figures, cut.unit).map(({ at, counts }) => ({
        label: nameOf(at),
        ...figuresAt(counts, lines),
      }))}
      series={lines.map((line) => ({ key: line, label: t(`views.of.${line}`) }))}
      fileName={fileName(t(`views.${cut.unit}`))}
    />
  )
}
