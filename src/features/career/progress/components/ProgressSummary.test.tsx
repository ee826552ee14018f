// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest'
import { i18n } from '../../../../i18n/i18n.ts'
import { show, standInForBrowser } from '../../../../ui/testing/show.tsx'
import type { Simulation } from '../api/answers.ts'
import { ProgressSummary } from './ProgressSummary.tsx'

standInForBrowser()
beforeAll(() => i18n.loadNamespaces('candidate'))

const simulation = (seconds_spent: number, seconds_of_7_days: number) =>
  ({
    status: 'in_progress',
    progress: 40,
    skills: [],
    seconds_spent,
    seconds_of_7_days,
  }) as unknown as Simulation

it.each([
  ['recent work', 7200, 600, '2 h of work, 10 min of it in the last 7 days.'],
  ['only recent work', 600, 600, '10 min of work in the last 7 days.'],
  ['only earlier work', 600, 0, '10 min of work.'],
  ['a mission that was only opened', 20, 20, '40% done.'],
])('sums up %s', (_, spent, recent, expected) => {
  show(<ProgressSummary simulations={[simulation(spent, recent)]} />)
  expect(document.body.textContent!.replaceAll('\u00a0', ' ').trim()).toMatch(new RegExp(`${expected}$`))
})
