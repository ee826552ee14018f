import { expect, it } from 'vitest'
import { hasDrawing, nameLines, seriesColor, tickWidth, withNumbers } from './chart-data.ts'

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

it('leaves out groups whose numbers are all hidden, but not those with zero', () => {
  const points = [
    { label: 'Python', started: 5, validated: null },
    { label: 'Planning', started: 0, validated: 0 },
    { label: 'Negotiation', started: null, validated: null },
  ]
  const drawn = [{ name: 'started' }, { name: 'validated' }]
  expect(withNumbers(points, drawn).map(({ label }) => label)).toEqual(['Python', 'Planning'])
})

it('makes room for names of several lines and for ticks with a unit', () => {
  expect(nameLines([{ label: 'Python' }], 180)).toBe(1)
  expect(nameLines([{ label: 'Twelve seasonal workers start Monday, logistics session' }], 180)).toBe(3)
  expect(nameLines([{ label: 'Twelve seasonal workers start Monday, logistics session' }], 116)).toBe(4)
  const points = [{ label: 'May', days: 8 }]
  expect(tickWidth(points, [{ name: 'days' }], String)).toBe(40)
  expect(tickWidth(points, [{ name: 'days' }], (value) => `${value} days`)).toBeGreaterThan(50)
})
