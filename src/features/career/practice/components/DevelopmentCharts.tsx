import { SimpleGrid } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '../../../../lib/formats/numbers.ts'
import { deviceZone } from '../../../../lib/formats/zones.ts'
import { formatDayAs } from '../../../../lib/weeks.ts'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import type { Rating } from '../api/answers.ts'
import { movementOf, ratingsByWeek } from '../development.ts'
import { criteria } from '../model.ts'

/** Self-ratings by week, and which of the five criteria changed most. */
export function DevelopmentCharts({ ratings }: { ratings: Rating[] }) {
  const { t, i18n } = useTranslation('practice')
  const weeks = ratingsByWeek(ratings, deviceZone())
  const movement = movementOf(ratings)
  const decimal = formatDecimal
  const points = weeks.map((week) => ({
    label: formatDayAs(week.monday, i18n.language, { day: 'numeric', month: 'short' }),
    overall: 'overall' in week ? week.overall : null,
    count: week.count,
    ...Object.fromEntries(criteria.map((name) => [name, 'overall' in week ? week[name] : null])),
  }))
  const last = points.at(-1)?.overall ?? 0
  const nameOf = (name: (typeof criteria)[number]) => t(`rate.criteria.${name}`)
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <ChartFigure
        title={t('development.overTime')}
        summary={t('development.overTimeText', { count: ratings.length, last: decimal(last) })}
        kind="areas"
        axis={t('development.week')}
        points={points}
        series={[
          { key: 'overall', label: t('development.overall') },
          ...criteria.map((name) => ({ key: name, label: nameOf(name), isTableOnly: true })),
          { key: 'count', label: t('development.count'), isTableOnly: true },
        ]}
        format={decimal}
        fileName={t('development.file')}
      />
      {movement ? (
        <ChartFigure
          title={t('development.movement')}
          summary={t('development.movementText', {
            best: nameOf(movement.best),
            weakest: nameOf(movement.weakest),
          })}
          kind="across"
          axis={t('development.criterion')}
          points={criteria.map((name) => ({
            label: nameOf(name),
            first: movement.first[name],
            last: movement.last[name],
          }))}
          series={[
            { key: 'first', label: t('development.first', { count: movement.size }) },
            { key: 'last', label: t('development.last', { count: movement.size }) },
          ]}
          format={decimal}
          fileName={t('development.movementFile')}
        />
      ) : (
        <p>{t('development.more')}</p>
      )}
    </SimpleGrid>
  )
}
