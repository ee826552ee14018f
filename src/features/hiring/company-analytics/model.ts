import type { Unit } from '../../../ui/analytics/moments.ts'
import type { periods } from '../../../ui/analytics/periods.ts'

export const stages = ['viewed', 'started', 'submitted', 'validated', 'contacted'] as const

export interface AnalyticsFilter {
  weeks: (typeof periods)[number]
  unit: Unit
  mission: string | undefined
  /** Empty for all. */
  skill: string
}
