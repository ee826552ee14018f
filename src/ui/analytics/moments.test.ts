import { expect, it } from 'vitest'
import { withUniqueLabels } from './groups.ts'
import { figuresAt, isFlat, momentsOf } from './moments.ts'

type Series = { at: string; counts: { started?: number; viewed?: number } }[]

const figures = (firstDay: string, today: string, series: Series = []) => ({ firstDay, today, series })

it('lists every month since the first event, including those without any', () => {
  const series = [{ at: '2026-01-01', counts: { started: 5 } }]
  const monthsUntil = (today: string) => momentsOf(figures('2025-09-29', today, series), 'month')
  expect(monthsUntil('2026-06-30').map(({ at }) => at.slice(0, 7))).toEqual([
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
  ])
  // At least four, so that a chart has a shape.
  expect(monthsUntil('2026-02-28')).toEqual([
    { at: '2025-11-01', counts: {} },
    { at: '2025-12-01', counts: {} },
    { at: '2026-01-01', counts: { started: 5 } },
    { at: '2026-02-01', counts: {} },
  ])
})

it('treats missing as zero and keeps hidden values hidden', () => {
  const points = [{ label: 'a', ...figuresAt<'x' | 'y' | 'z'>({ x: null }, ['x', 'y', 'z']) }]
  expect(points).toEqual([{ label: 'a', x: null, y: 0, z: 0 }])
  expect([isFlat(points, 'x'), isFlat(points, 'y')]).toEqual([false, true])
})

it('starts weeks on Monday and ends with the current one', () => {
  const weeks = momentsOf(figures('2026-10-28', '2026-11-15'), 'week').map(({ at }) => at)
  expect(weeks).toEqual(['2026-10-26', '2026-11-02', '2026-11-09'])
})

it('distinguishes missions with the same title', () => {
  const rows = withUniqueLabels([{ title: 'A' }, { title: 'B' }, { title: 'A' }])
  expect(rows.map(({ label }) => label)).toEqual(['A', 'B', 'A (2)'])
})
