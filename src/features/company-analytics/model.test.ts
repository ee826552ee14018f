import { expect, it } from 'vitest'
import { type CompanyAnalytics, distinctly, momentsOf } from './model.ts'

const figures = (firstDay: string, today: string, series: CompanyAnalytics['series'] = []) =>
  ({ firstDay, today, series }) as CompanyAnalytics

it('every month of the period is there, also those in which nothing happened', () => {
  const series = [{ at: '2026-01-01', counts: { started: 5 } }]
  const moments = momentsOf(figures('2025-12-29', '2026-03-31', series), 'month')
  expect(moments).toEqual([
    { at: '2025-12-01', counts: {} },
    { at: '2026-01-01', counts: { started: 5 } },
    { at: '2026-02-01', counts: {} },
    { at: '2026-03-01', counts: {} },
  ])
})

it('weeks begin on Monday, and the running one is the last', () => {
  const weeks = momentsOf(figures('2026-10-28', '2026-11-15'), 'week').map(({ at }) => at)
  expect(weeks).toEqual(['2026-10-26', '2026-11-02', '2026-11-09'])
})

it('missions of one title are told apart', () => {
  const rows = distinctly([{ title: 'A' }, { title: 'B' }, { title: 'A' }])
  expect(rows.map(({ label }) => label)).toEqual(['A', 'B', 'A (2)'])
})
