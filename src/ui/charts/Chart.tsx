import '@mantine/charts/styles.css'
import { AreaChart, BarChart, LineChart } from '@mantine/charts'
import { useMatches } from '@mantine/core'
import {
  type ChartKind,
  nameLines,
  type Point,
  type Series,
  seriesColor,
  tickWidth,
  withNumbers,
} from './chart-data.ts'

interface Props {
  kind: ChartKind
  points: Point[]
  series: Series[]
  format: (value: number) => string
  most?: number
}

export function Chart({ kind, points, series, format, most }: Props) {
  const nameWidth = useMatches({ base: 124, sm: 190 })
  const drawn = series
    .filter(({ isTableOnly }) => !isTableOnly)
    .map(({ key, label, color }, nth) => ({ name: key, label, color: color ?? seriesColor(key, nth) }))
    // A series whose numbers are all hidden isn't in the legend either.
    .filter(({ name }) => points.some((point) => typeof point[name] === 'number'))
  const common = {
    data: points,
    dataKey: 'label',
    series: drawn,
    valueFormatter: format,
    withLegend: drawn.length > 1,
    // In the order of the series: the default is by name.
    legendProps: { verticalAlign: 'bottom' as const, itemSorter: null },
    tickLine: 'none' as const,
    gridAxis: 'x' as const,
    tooltipAnimationDuration: 0,
    accessibilityLayer: false,
    gridColor: 'var(--line)',
    textColor: 'var(--mantine-color-dimmed)',
    xAxisProps: { interval: 'preserveStartEnd' as const, minTickGap: 12, padding: { left: 8, right: 8 } },
    yAxisProps: {
      width: tickWidth(points, drawn, format),
      allowDecimals: false,
      ...(most && { domain: [0, most] }),
    },
  }
  const still = { isAnimationActive: false }
  if (kind === 'lines') {
    return (
      <LineChart
        {...common}
        h={280}
        curveType="linear"
        // Hidden values are a gap, not a slope.
        connectNulls={false}
        lineProps={still}
      />
    )
  }
  if (kind === 'areas') return <AreaChart {...common} h={260} curveType="linear" areaProps={still} />
  if (kind === 'across' || kind === 'across-stacked') {
    const isStacked = kind === 'across-stacked'
    const isGrouped = !isStacked && drawn.length > 1
    const groups = withNumbers(points, drawn)
    const row = Math.max(isGrouped ? 50 : 38, nameLines(groups, nameWidth - 8) * 15 + 12)
    return (
      <BarChart
        {...common}
        data={groups}
        h={Math.max(110, groups.length * row + (isStacked || isGrouped ? 40 : 10))}
        orientation="vertical"
        type={isStacked ? 'stacked' : 'default'}
        gridAxis="none"
        withXAxis={false}
        xAxisProps={{ allowDecimals: false }}
        yAxisProps={{
          width: nameWidth,
          interval: 0,
          tick: { fontSize: 12, fill: 'var(--mantine-color-dimmed)' },
        }}
        withBarValueLabel={!isStacked}
        barLabelColor="var(--mantine-color-text)"
        barChartProps={{ margin: { right: 36 } }}
        barProps={{ ...still, radius: isStacked ? 0 : 4 }}
        maxBarWidth={26}
      />
    )
  }
  return (
    <BarChart
      {...common}
      h={260}
      type={kind === 'stacked' ? 'stacked' : 'default'}
      barProps={{ ...still, radius: 3 }}
      maxBarWidth={44}
    />
  )
}
