import { useTranslation } from 'react-i18next'
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx'
import { distinctly, figuresAt } from '../../company-analytics/model.ts'
import type { Count, SchoolAnalytics } from '../model.ts'

interface Props {
  name: 'programs' | 'cohorts'
  axis: string
  groups: SchoolAnalytics['programs']
  columns: Count[]
  fileName: (title: string) => string
}

/** More would be too many bars; the table has them all. */
const mostDrawn = 12

/**
 * The same numbers for several groups: the chart shows submissions and validations, the table has the rest.
 */
export function GroupsFigure({ name, axis, groups, columns, fileName }: Props) {
  const { t } = useTranslation('schoolAnalytics')
  if (groups.length === 0) return null
  const rows = distinctly(groups.map((group) => ({ ...group, title: group.name })))
  return (
    <ChartFigure
      title={t(`${name}.title`)}
      summary={t(`${name}.summary`)}
      kind={rows.length > mostDrawn ? 'bars' : 'across'}
      axis={axis}
      points={rows.map(({ label, students, counts }) => ({
        label,
        students,
        ...figuresAt(counts, columns),
      }))}
      series={[
        { key: 'students', label: t('students'), isTableOnly: true },
        ...columns.map((column) => ({
          key: column,
          label: t(`counts.${column}`),
          isTableOnly: column !== 'submitted' && column !== 'validated',
        })),
      ]}
      fileName={fileName(t(`${name}.title`))}
    />
  )
}
