import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import type { Point } from '../../../../ui/charts/chart-data.ts'
import classes from './HeatTable.module.css'

interface Props {
  points: Point[]
  /** The keys of the points, week by week. */
  later: string[]
}

/** One row per sign-up week; the stronger the color, the more people came back. */
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
              <td>{point.people ?? noValue}</td>
              {later.map((key) => {
                const share = point[key]
                // Weeks in the future have no value.
                if (share === undefined) return <td key={key} />
                if (typeof share !== 'number')
                  return (
                    <td key={key} className={classes.hidden}>
                      {noValue}
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
