import { expect, it } from 'vitest'
import { hasDrawing, seriesColor } from './chart-data.ts'

it('P2 gives one meaning one color, wherever the series is', () => {
  expect(seriesColor('validated', 0)).toBe(seriesColor('validated', 2))
  expect(seriesColor('submitted', 0)).toBe(seriesColor('submitted', 1))
  const steps = ['published', 'started', 'submitted', 'validated', 'certified']
  expect(new Set(steps.map(seriesColor)).size).toBe(steps.length)
  expect(seriesColor('people', 6)).toBe('var(--chart-2)')
})

it('P2 detects a chart in which nothing would be drawn', () => {
  const series = [
    { key: 'a', label: 'A' },
    { key: 'b', label: 'B', isTableOnly: true },
  ]
  const drawn = (kind: 'bars' | 'lines', a: number | null, b: number | null = null) =>
    hasDrawing(kind, [{ label: 'May', a, b }], series)
  expect(drawn('bars', 5)).toBe(true)
  expect(drawn('bars', 0)).toBe(false)
  expect(drawn('lines', 0)).toBe(true)
  expect(drawn('lines', null, 5)).toBe(false)
})
