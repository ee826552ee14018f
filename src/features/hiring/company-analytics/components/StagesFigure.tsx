import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { GroupsFigure } from '../../../../ui/analytics/GroupsFigure.tsx'
import { shareOf } from '../../../../ui/analytics/groups.ts'
import type { Figures } from '../api/answers.ts'
import { stages } from '../model.ts'

interface Props {
  name: 'missions' | 'skills'
  axis: string
  rows: (Figures & { label: string })[]
  fileName: (title: string) => string
}

/** How far people got, by mission or by skill. */
export function StagesFigure({ name, axis, rows, fileName }: Props) {
  const { t } = useTranslation('companyAnalytics')
  const title = t(`${name}.title`)
  return (
    <GroupsFigure
      title={title}
      summary={t(`${name}.summary`)}
      axis={axis}
      points={rows.map(({ label, ...row }) => ({
        label,
        ...Object.fromEntries(stages.map((stage) => [stage, row[stage]])),
        rate: shareOf(row.validated, row.started),
      }))}
      series={[
        ...stages.map((stage) => ({ key: stage, label: t(`stages.${stage}`) })),
        { key: 'rate', label: t('rate'), format: formatPercent },
      ]}
      drawn={['started', 'validated']}
      fileName={fileName(title)}
    />
  )
}
