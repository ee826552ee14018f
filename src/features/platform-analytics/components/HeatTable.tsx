import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../lib/formats/numbers.ts'
import type { Point } from '../../../ui/charts/chart-data.ts'
import classes from './HeatTable.module.css'

interface Props {
  points: Point[]
  /** The fields of the points, week after week. */
  later: string[]
}

/** A row for each week of sign-up; the stronger the color, the more came back. */
export function HeatTable({ points, later }: Props) {
  const { t } = useTranslation('platformAnalytics')
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{t('retention.axis')}</th>
            <th>{t('counts.signed_up')}</th>
            {later.map((key, place) => (
              <th key={key}>+{place + 1}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th>{point.label}</th>
              <td>{point.people ?? '—'}</td>
              {later.map((key) => {
                const share = point[key]
                // A week that is still to come has no field.
                if (share === undefined) return <td key={key} />
                if (typeof share !== 'number')
                  return (
                    <td key={key} className={classes.hidden}>
                      —
                    </td>
                  )
                return (
                  <td
                    key={key}
                    style={{ '--heat': `${Math.round(share * 0.45)}%` } as CSSProperties}
                    className={classes.heat}
                  >
                    {formatPercent(share)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
