import type { Unit } from '../company-analytics/model.ts'

export type Count =
  | 'worked'
  | 'started'
  | 'submitted'
  | 'validated'
  | 'certified'
  | 'applied'
  | 'interviewed'
  | 'offered'

/** In multiples of five; null for one to four, missing if nothing happened. */
type Counts = Partial<Record<Count, number | null>>

interface Group {
  id: string
  name: string
  students: number
  counts: Counts
}

export interface SchoolAnalytics {
  firstDay: string
  today: string
  /** Enrolled students; exact, as on the roster. */
  students: Record<'all' | 'linked' | 'progress' | 'skills' | 'career', number>
  totals: Counts
  series: { at: string; counts: Counts }[]
  programs: Group[]
  cohorts: Group[]
  skills: { slug: string; name_en: string; name_fr: string; people: number | null }[]
}

export interface Cut {
  weeks: 0 | 12 | 26 | 52
  unit: Unit
  program: string | undefined
  cohort: string | undefined
}
