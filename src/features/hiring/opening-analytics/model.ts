import type { Unit } from '../../../ui/analytics/moments.ts'
import type { periods } from '../../../ui/analytics/periods.ts'

export const stages = ['viewed', 'applied', 'shortlisted', 'interviewed', 'offered', 'hired'] as const

export interface AnalyticsFilter {
  weeks: (typeof periods)[number]
  unit: Unit
}
