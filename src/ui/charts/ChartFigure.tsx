import { ActionIcon, Card, Group, Skeleton, Text, Title, Tooltip } from '@mantine/core'
import { IconChartBar, IconDownload, IconTable } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toCsv } from '../../lib/csv.ts'
import { formatNumber } from '../../lib/formats/numbers.ts'
import { noValue } from '../../lib/formats/words.ts'
import { saveFile } from '../../lib/save-file.ts'
import { ResponsiveTable } from '../ResponsiveTable.tsx'
import { usePageShown } from '../use-page-shown.ts'
import { type ChartKind, hasDrawing, type Point, type Series } from './chart-data.ts'

const Chart = lazy(async () => ({ default: (await import('./Chart.tsx')).Chart }))

interface Props {
  title: string
  /** What the numbers say, in a sentence: read by screen readers instead of the chart. */
  summary: string
  kind?: ChartKind
  /** What the points are: "Week", "Step". */
  axis: string
  points: Point[]
  series: Series[]
  format?: (value: number) => string
  /** Fixed end of the axis, such as 100%. */
  most?: number
  /** Name of the downloaded table, without its extension. */
  fileName: string
  /** Shown instead of a chart, where a simpler picture works better. */
  drawing?: ReactNode
  /** What to know when reading the numbers, shown below them. */
  note?: ReactNode
}

/** Numbers to compare: as a chart, as a table and as a file. */
export function ChartFigure(props: Props) {
  const { title, summary, kind = 'bars', axis, points, series, format, most, fileName, drawing, note } = props
  const { t } = useTranslation()
  const [isTable, setTable] = useState(false)
  const id = useId()
  const isPageShown = usePageShown()
  const write = format ?? formatNumber
  const download = () => {
    const header = [axis, ...series.map(({ label }) => label)]
    const rows = points.map((point) => [point.label, ...series.map(({ key }) => point[key])])
    saveFile(`${fileName}.csv`, toCsv(header, rows), 'text/csv;charset=utf-8')
  }
  const other = t(isTable ? 'chart.draw' : 'chart.table')
  return (
    <Card
      padding="lg"
      component="figure"
      m={0}
      aria-labelledby={id}
      // Next to another figure, a table this wide would be cut off.
      style={{ gridColumn: isTable && series.length > 4 ? '1 / -1' : undefined }}
    >
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="md" gap="xs">
        <figcaption>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {summary}
          </Text>
        </figcaption>
        <Group gap={4} wrap="nowrap">
          <Tooltip label={other}>
            <ActionIcon variant="subtle" size="lg" aria-label={other} onClick={() => setTable(!isTable)}>
              {isTable ? <IconChartBar size={18} /> : <IconTable size={18} />}
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('chart.download')}>
            <ActionIcon variant="subtle" size="lg" aria-label={t('chart.download')} onClick={download}>
              <IconDownload size={18} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      {isTable ? (
        <ResponsiveTable
          caption={title}
          rows={points}
          keyOf={({ label }) => label}
          columns={[
            { header: axis, cell: ({ label }) => label },
            ...series.map(({ key, label, format: own = write }) => ({
              header: label,
              isNumber: true,
              cell: (point: Point) => (typeof point[key] === 'number' ? own(point[key]) : noValue),
            })),
          ]}
        />
      ) : !drawing && !hasDrawing(kind, points, series) ? (
        <Text>{t('chart.nothing')}</Text>
      ) : (
        <div aria-hidden="true">
          {drawing ?? (
            <Suspense fallback={<Skeleton h={260} />}>
              {isPageShown ? (
                <Chart kind={kind} points={points} series={series} format={write} most={most} />
              ) : (
                <Skeleton h={260} />
              )}
            </Suspense>
          )}
        </div>
      )}
      {note && (
        <Text size="sm" c="dimmed" mt="sm">
          {note}
        </Text>
      )}
    </Card>
  )
}
