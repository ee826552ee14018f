import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../../lib/dates.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { formatLabeled } from '../../../../lib/formats/words.ts'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import type { PlatformAnalytics } from '../api/answers.ts'
import { weeksOf } from '../weeks-of.ts'

/** The share of each week's sign-ups that started in time. */
export function ActivationFigure({ figures }: { figures: PlatformAnalytics }) {
  const { t } = useTranslation('platformAnalytics')
  const { t: tCommon } = useTranslation()
  if (figures.activation.length === 0) return null
  const title = t('activation.title')
  const started = figures.activation.filter(({ share }) => share)
  // A line at 0% beside a share for the whole period would contradict it.
  const isUntold =
    started.length > 0 && started.every(({ weeks }) => Object.values(weeks).every((one) => !one))
  const shares = started.map(({ role, share }) =>
    formatLabeled(tCommon(`roles.${role}`), formatPercent(share!)),
  )
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
      drawing={isUntold ? <></> : undefined}
      note={[isUntold && t('activation.few', { shares: formatItems(shares) }), t('activation.note')]
        .filter(Boolean)
        .join(' ')}
      fileName={title}
    />
  )
}
