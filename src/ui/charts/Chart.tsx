import '@mantine/charts/styles.css'
import { AreaChart, BarChart, LineChart } from '@mantine/charts'
import type { ChartKind, Point, Series } from './chart-data.ts'

/** Apart for every kind of colour-blindness, and from the ground in both themes. */
const colors = ['indigo.5', 'coral.6', 'moss.5', 'amber.5', 'gray.6']

interface Props {
  kind: ChartKind
  points: Point[]
  series: Series[]
  format: (value: number) => string
}

export function Chart({ kind, points, series, format }: Props) {
  const common = {
    data: points,
    dataKey: 'label',
    series: series.map(({ key, label }, index) => ({
      name: key,
      label,
      color: colors[index % colors.length]!,
    })),
    valueFormatter: format,
    withLegend: series.length > 1,
    tickLine: 'none' as const,
    gridAxis: 'y' as const,
    tooltipAnimationDuration: 0,
    accessibilityLayer: false,
  }
  const still = { isAnimationActive: false }
  if (kind === 'lines') return <LineChart {...common} h={260} curveType="monotone" lineProps={still} />
  if (kind === 'areas') return <AreaChart {...common} h={260} curveType="monotone" areaProps={still} />
  if (kind === 'across') {
    return (
      <BarChart
        {...common}
        h={Math.max(140, points.length * 44)}
        orientation="vertical"
        gridAxis="none"
        withXAxis={false}
        yAxisProps={{ width: 130 }}
        withBarValueLabel
        barProps={{ ...still, radius: 4 }}
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
