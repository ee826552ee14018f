import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../../lib/dates.ts'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import type { PlatformAnalytics } from '../api/answers.ts'
import { weeksOf } from '../weeks-of.ts'

/** The share of each week's sign-ups that started in time. */
export function ActivationFigure({ figures }: { figures: PlatformAnalytics }) {
  const { t } = useTranslation('platformAnalytics')
  const { t: tCommon } = useTranslation()
  if (figures.activation.length === 0) return null
  const title = t('activation.title')
  return (
    <ChartFigure
      title={title}
      summary={t('activation.summary')}
      kind="lines"
      axis={t('week')}
      points={weeksOf(figures).map((week) => ({
        label: formatDay(week),
        ...Object.fromEntries(figures.activation.map(({ role, weeks }) => [role, weeks[week] ?? null])),
      }))}
      series={figures.activation.map(({ role, weeks }) => ({
        key: role,
        label: tCommon(`roles.${role}`),
        isTableOnly: figures.activation.length > 1 && Object.values(weeks).every((share) => share === null),
      }))}
      format={formatPercent}
      most={100}
      note={t('activation.note')}
      fileName={title}
    />
  )
}
