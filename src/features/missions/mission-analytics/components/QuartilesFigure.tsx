import { useTranslation } from 'react-i18next'
import { formatLabeled } from '../../../../lib/formats/words.ts'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import classes from './QuartilesFigure.module.css'

interface Props {
  title: string
  /** The first, second and third; undefined for fewer than five values. */
  quartiles: number[] | undefined
  /** What was expected or promised. */
  target: number | null
  targetName: string
  targetText: string
  format: (value: number) => string
  /** The median next to the drawing, with its unit; like the others if `format` names it. */
  formatMiddle?: (value: number) => string
  unit: string
  summary: (quartiles: string[]) => string
  fileName: string
}

/** Where the middle half lies, compared with the target. */
export function QuartilesFigure(props: Props) {
  const { title, quartiles, target, targetName, targetText, format, unit, summary, fileName } = props
  const { formatMiddle = format } = props
  const { t } = useTranslation('missionAnalytics')
  const [low = 0, middle = 0, high = 0] = quartiles ?? []
  const rounded = (value: number) => Math.round(value * 100) / 100
  const end = Math.max(high, target ?? 0) * 1.15 || 1
  const at = (value: number) => `${(100 * value) / end}%`
  return (
    <ChartFigure
      title={title}
      summary={quartiles ? summary(quartiles.map(format)) : t('nothing')}
      axis={t('time.measure')}
      points={[
        ...(['low', 'middle', 'high'] as const).map((part, index) => ({
          label: t(`time.${part}`),
          value: quartiles ? rounded(quartiles[index]!) : null,
        })),
        { label: targetName, value: target },
      ]}
      series={[{ key: 'value', label: unit, format }]}
      fileName={fileName}
      drawing={
        <div className={classes.range}>
          <div className={classes.track}>
            {quartiles && (
              <>
                <span className={classes.half} style={{ left: at(low), width: at(high - low) }} />
                <span className={classes.middle} style={{ left: at(middle) }} />
              </>
            )}
            {target !== null && <span className={classes.target} style={{ left: at(target) }} />}
          </div>
          <div className={classes.marks}>
            {quartiles && (
              <span className={classes.mark} data-kind="middle">
                {formatLabeled(t('time.middle'), formatMiddle(middle))}
              </span>
            )}
            {target !== null && (
              <span className={classes.mark} data-kind="target">
                {targetText}
              </span>
            )}
          </div>
        </div>
      }
    />
  )
}
