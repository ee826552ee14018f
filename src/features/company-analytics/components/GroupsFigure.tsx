import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../lib/formats/numbers.ts'
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx'
import { shareOf } from '../../analytics/model.ts'
import { type Figures, stages } from '../model.ts'

interface Props {
  title: string
  summary: string
  axis: string
  rows: (Figures & { label: string })[]
  fileName: string
}

/** The same stages for several groups: the chart shows starts and validations, the table has the rest. */
export function GroupsFigure({ title, summary, axis, rows, fileName }: Props) {
  const { t } = useTranslation('companyAnalytics')
  return (
    <ChartFigure
      title={title}
      summary={summary}
      kind="across"
      axis={axis}
      points={rows.map(({ label, ...row }) => ({
        label,
        ...Object.fromEntries(stages.map((stage) => [stage, row[stage]])),
        rate: shareOf(row.validated, row.started),
      }))}
      series={[
        ...stages.map((stage) => ({
          key: stage,
          label: t(`stages.${stage}`),
          isTableOnly: stage !== 'started' && stage !== 'validated',
        })),
        { key: 'rate', label: t('rate'), format: formatPercent, isTableOnly: true },
      ]}
      fileName={fileName}
    />
  )
}
