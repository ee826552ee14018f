import { useTranslation } from 'react-i18next'
import { formatItems } from '../../lib/formats/lists.ts'
import { formatNumber } from '../../lib/formats/numbers.ts'
import classes from './Sparkline.module.css'

const width = 96
const height = 28

/** A small line for the last weeks, with the numbers as its text. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const { t } = useTranslation()
  const top = Math.max(...values, 1)
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * (width - 6) + 3
    const y = height - 3 - (value / top) * (height - 6)
    return [Math.round(x), Math.round(y * 10) / 10] as const
  })
  const [lastX, lastY] = points.at(-1)!
  return (
    <svg
      className={classes.line}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={t('byWeek', { numbers: formatItems(values.map(formatNumber)) })}
    >
      <polyline points={points.join(' ')} />
      <circle cx={lastX} cy={lastY} r={2.5} />
    </svg>
  )
}
