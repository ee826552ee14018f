import type { Unit } from '../../../ui/analytics/moments.ts'

export const counts = [
  'worked',
  'started',
  'submitted',
  'validated',
  'certified',
  'applied',
  'interviewed',
  'offered',
] as const
export type Count = (typeof counts)[number]

export interface AnalyticsFilter {
  weeks: 0 | 12 | 26 | 52
  unit: Unit
  program: string | undefined
  cohort: string | undefined
}
