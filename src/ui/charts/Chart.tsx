import '@mantine/charts/styles.css'
import { AreaChart, BarChart, LineChart } from '@mantine/charts'
import { useMatches } from '@mantine/core'
import { type ChartKind, type Point, type Series, seriesColor } from './chart-data.ts'

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
  // Hidden bars aren't bars of zero.
  const isHidden = (point: Point) => drawn.every(({ name }) => point[name] === null)
  const named = points.map((point) => (isHidden(point) ? { ...point, label: `${point.label} —` } : point))
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
    yAxisProps: { width: 40, allowDecimals: false, ...(most && { domain: [0, most] }) },
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
    return (
      <BarChart
        {...common}
        data={named}
        h={Math.max(140, points.length * (isGrouped ? 58 : 46) + (isStacked || isGrouped ? 36 : 0))}
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
